import { listNewsTeasers } from '#app/features/content/index.ts';
import { listLatestConversations } from '#app/features/conversations/index.ts';
import { personPath } from '#app/features/profiles/paths.ts';
import { SEARCH_PATH, TERM_PARAMETER } from '#app/features/search/paths.ts';
import type { Config } from '#app/platform/config/config.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PRODUCT } from '#app/product.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import { readFigures } from '../figures.ts';
import { themePanel } from './present-theme-panel.ts';
import { readTestimonials } from './read-testimonials.ts';
import { readThemes } from './read-themes.ts';

const LATEST_CONVERSATIONS = 6;

/** The news on the home page: at most three items (home-2). */
const LATEST_NEWS = { tag: null, index: 0, size: 3 };

/** The themes between which the carousel changes; its style sheet knows as many. */
const MOST_THEMES = 6;

/** Reads the home page. */
export async function readHome(ctx: RequestContext) {
  const [latest, themes, news, testimonials, figures] = await Promise.all([
    listLatestConversations(ctx, { index: 0, size: LATEST_CONVERSATIONS }),
    readThemes(ctx, MOST_THEMES),
    listNewsTeasers(ctx, LATEST_NEWS),
    readTestimonials(ctx),
    readFigures(ctx),
  ]);
  return {
    latest,
    themes: themes.map(themePanel),
    news,
    testimonials,
    figures,
    things: describeSite(ctx.platform.config),
    viewer: ctx.viewer && { username: ctx.viewer.username, profile: personPath(ctx.viewer.memberId) },
  };
}

/** The structured data of the home page: the website with its search box, and the organisation behind it (pages-13). */
function describeSite({
  publicUrl: { origin },
  infolinePhone,
  contactEmail,
}: Pick<Config, 'publicUrl' | 'infolinePhone' | 'contactEmail'>): Thing[] {
  const organisation = `${origin}/#organisation`;
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: PRODUCT,
      url: `${origin}/`,
      inLanguage: 'nl',
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${SEARCH_PATH}?${TERM_PARAMETER}={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': organisation,
      name: PRODUCT,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: infolinePhone,
        email: contactEmail,
        availableLanguage: 'nl',
      },
    },
  ];
}
