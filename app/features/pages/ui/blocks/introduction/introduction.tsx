import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';

/** The first paragraph of a page, in larger letters. */
export function Introduction({ block, level }: BlockProps<'introduction'>) {
  return <RichText html={block.html} level={level} lead />;
}
