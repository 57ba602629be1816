import type { News } from '#app/features/content/index.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import { NEWS_TAG_TINTS } from './news-tag-tints.ts';

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
