import { listNewsTeasers } from '#app/features/content/index.ts';
import { listLatestConversations } from '#app/features/conversations/index.ts';
import { personPath } from '#app/features/profiles/paths.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { describeSite } from '../describe-site.ts';
import { readFigures } from '../figures/read-figures.ts';
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
