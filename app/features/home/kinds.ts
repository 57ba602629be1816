import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readBlockContext, readSnippetScreen } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { themeBlocks } from './theme-blocks.ts';

/** How the server reads the kinds of documents of the home page. */
export const homeKinds = {
  theme: { readScreen: readThemeScreen },
  testimonial: { readScreen: readSnippetScreen<DocumentOf<'testimonial'>> },
} satisfies Partial<PublishedKinds>;

/** Reads the screen of a theme, with the documents and conversations in its lists. */
async function readThemeScreen(ctx: RequestContext, { document, refs }: DocumentWithRefs<DocumentOf<'theme'>>) {
  const blocks = themeBlocks(document);
  return { document, blocks, context: await readBlockContext(ctx, { document: { id: document.id, blocks }, refs }) };
}
