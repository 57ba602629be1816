import type { News } from '#app/features/content/index.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import type { Tint } from '#app/ui/styles/tint.ts';
import { longDate } from '#app/ui/time/formats.ts';

interface Props {
  /** Empty in a draft without a date. */
  publicationDate: string;
  tag: Pick<NonNullable<News['tag']>, 'title' | 'colour'> | null;
}

/** The day and the coloured tag of a news article. */
export const NewsMeta = ({ publicationDate, tag }: Props) => (
  <>
    {publicationDate && <time dateTime={publicationDate}>{longDate(publicationDate)}</time>}
    {tag && <Tag tint={NEWS_TAG_TINTS[tag.colour]}>{tag.title}</Tag>}
  </>
);

/** The tint for each colour that editors can give a news tag. */
export const NEWS_TAG_TINTS: Record<'blue' | 'pink' | 'grey', Tint> = { blue: 'sky', pink: 'rose', grey: 'plain' };
