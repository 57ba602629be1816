import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';

/** Running text. */
export function Html({ block, level }: BlockProps<'html'>) {
  return <RichText html={block.html} level={level} />;
}
