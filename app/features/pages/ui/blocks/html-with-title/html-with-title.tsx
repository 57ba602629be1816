import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import { TitledSection } from '../titled-section.tsx';

/** Running text below a title. */
export function HtmlWithTitle({ block, level }: BlockProps<'html-with-title'>) {
  return (
    <TitledSection title={block.title} level={level}>
      <RichText html={block.html} level={level + 1} />
    </TitledSection>
  );
}
