import { countDocuments } from '#app/features/content/index.ts';
import { readDirectoryCount } from '#app/features/people/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** What there is on the site, counted (choices.md 22). */
export interface Figures {
  articles: number;
  participants: number;
  recipes: number;
}

/** Reads the figures of the home page: there are as many participants as the directory of people says. */
export async function readFigures(ctx: RequestContext): Promise<Figures> {
  const [articles, recipes, participants] = await Promise.all([
    countDocuments(ctx, 'medical-article'),
    countDocuments(ctx, 'recipe'),
    readDirectoryCount(ctx.platform.db),
  ]);
  return { articles, participants, recipes };
}
