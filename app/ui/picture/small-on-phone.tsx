import { nearestCopies } from './nearest-copies.ts';
import { type PictureProps, srcSet } from './picture.tsx';

/** The screens on which teasers stand in rows (teaser.module.css), in a form that older browsers read. */
const PHONE = '(max-width: 47.99rem)';

/** The copies of a picture, in a size that it has, for a phone that shows it smaller than other screens. */
export function SmallOnPhone({ picture, size }: Pick<PictureProps, 'picture' | 'size'>) {
  const copies = nearestCopies(picture.copies, size);
  return (['image/avif', 'image/webp'] as const).map((type) => {
    const its = copies.filter((copy) => copy.type === type);
    return its.length > 0 && <source key={type} media={PHONE} type={type} srcSet={srcSet(its)} />;
  });
}
