import { countDocuments } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { findParticipantCount } from './count-participants.ts';
import { FIGURES_TOPIC } from './topics.ts';

/** What there is on the site, counted (choices.md 22). */
export interface Figures {
  articles: number;
  participants: number;
  recipes: number;
}

/** Reads the figures of the home page. */
export async function readFigures(ctx: RequestContext): Promise<Figures> {
  const [articles, recipes, { participants }] = await Promise.all([
    countDocuments(ctx, 'medical-article'),
    countDocuments(ctx, 'recipe'),
    readShared(ctx, 'participants', async ({ platform: { db }, page }) => {
      page.dependsOn(FIGURES_TOPIC);
      return { participants: (await findParticipantCount(db)) ?? 0 };
    }),
  ]);
  return { articles, participants, recipes };
}
