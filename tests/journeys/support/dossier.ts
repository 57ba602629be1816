import type { Block } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { makeDocument } from '#tests/support/documents.ts';

type Article = Partial<DocumentOf<'medical-article'>>;

/** Two sentences for an article. */
export const SENTENCES = 'Zin een gaat over nieren. Zin twee gaat over water.';

/** A block with a paragraph of HTML. */
export const paragraph = (html: string): Block => ({ kind: 'html', id: 'tekst', html: `<p>${html}</p>` });

/**
 * Makes a dossier with two articles, of which the first has twelve children. `articles` gives further fields of these
 * articles; it gets the dossier and the paths of the first two. The documents are not published yet.
 */
export function makeDossier(
  fields: Partial<DocumentOf<'topic'>>,
  articles: (
    topic: DocumentOf<'topic'>,
    paths: { first: string; second: string },
  ) => { first: Article; second: Article; child: Article },
) {
  const topic = makeDocument('topic', fields);
  const paths = { first: `/artikelen/eerste-${topic.id}`, second: `/artikelen/tweede-${topic.id}` };
  const further = articles(topic, paths);
  const first = makeDocument('medical-article', {
    ...{ parent: topic.id, position: 1, title: 'Het eerste artikel', path: paths.first },
    ...further.first,
  });
  const second = makeDocument('medical-article', {
    ...{ parent: topic.id, position: 2, title: 'Het tweede artikel', path: paths.second },
    ...further.second,
  });
  const children = Array.from({ length: 12 }, (_, index) =>
    makeDocument('medical-article', {
      ...{ parent: first.id, position: index + 1, title: `Onderdeel ${index + 1}` },
      ...further.child,
    }),
  );
  return { topic, first, second, children };
}
