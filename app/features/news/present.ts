import type { DocumentWithRefs, News } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { presentBlocks, presentImage } from '#app/features/library/index.ts';
import { type BlockContext, referred } from '#app/features/pages/index.ts';

/** A news article in a list, as the wire's. */
export const presentNews = ({ id, title, introduction, publicationDate, tag, picture }: Omit<News, 'path'>) => ({
  id,
  nid: id,
  title,
  introduction,
  publicationDate,
  newsTag: tag && { id: tag.id, tid: tag.id, name: tag.title, colour: tag.colour },
  image: picture && presentImage(picture, 'news'),
});

/** A news article with its content, as the wire's. */
export function presentArticle({ document }: DocumentWithRefs<DocumentOf<'news-article'>>, context: BlockContext) {
  const { introduction, description, blocks, ...fields } = document;
  const tag = document.tag === null ? null : referred(context, document.tag, 'news-tag');
  return {
    ...presentNews({ ...fields, introduction: introduction ?? description, tag }),
    content: presentBlocks(blocks, context),
  };
}
