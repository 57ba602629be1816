import { Tip as TipNotice } from '#app/ui/feedback/tip.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';

/** A tip of an editor, which is printed with the text. */
export function Tip({ block, level }: BlockProps<'tip'>) {
  return (
    <TipNotice title={block.title ?? undefined} printed>
      <RichText html={block.html} level={level + 1} />
    </TipNotice>
  );
}
