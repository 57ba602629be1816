import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readSnippetScreen } from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { themePanel } from './screens/present-theme-panel.ts';
import { completeThemes } from './screens/read-themes.ts';

/** How the server reads the kinds of documents of the home page. */
export const homeKinds = {
  theme: { readScreen: readThemeScreen },
  testimonial: { readScreen: readSnippetScreen<DocumentOf<'testimonial'>> },
} satisfies Partial<PublishedKinds>;

/** Reads the screen of a theme, with what its lists name. */
async function readThemeScreen(ctx: RequestContext, source: DocumentWithRefs<DocumentOf<'theme'>>) {
  const themes = await completeThemes(ctx, [{ ...source, publishedAt: ctx.platform.clock.now() }]);
  return { document: source.document, panels: themes.map(themePanel) };
}
