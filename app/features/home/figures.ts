import { countDocuments } from '#app/features/content/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { findFigures, storeFigures } from '#app/platform/database/site-figures.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { Platform } from '#app/platform/platform.ts';

/** The cache topic of pages that show the number of participants. */
export const FIGURES_TOPIC = 'figures';

/**
 * Counts the participants, which are all members but the donors, and stores their number when it changed. The worker does so
 * at an interval: a count reads the whole table, which no request may do (style.md 11).
 */
export async function countParticipants(platform: Platform): Promise<void> {
  await storeFigures(platform, { participants: await count(platform.db) }, FIGURES_TOPIC);
}

/** The number of participants when they were last counted; null until then. */
export const findParticipantCount = async (db: Database): Promise<number | null> =>
  (await findFigures(db, ['participants'])).get('participants') ?? null;

async function count(db: Database): Promise<number> {
  const { number } = await db
    .selectFrom('member')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('number'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberRole')
            .select('memberId')
            .whereRef('memberId', '=', 'member.id')
            .where('role', '=', 'donor'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return number;
}

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
