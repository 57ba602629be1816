import type { Page } from '#app/platform/database/paging.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { listExperts } from '../experts.ts';
import { countLate, listOpen, type OpenQuestion } from '../lists/open.ts';
import { mayAnswer } from '../policy.ts';
import { DESK_PAGE_SIZE } from '../rules.ts';

/** The work list of a professional. */
interface Desk {
  questions: Page<OpenQuestion>;
  /** How many of all questions wait longer than was promised. */
  late: number;
  experts: { id: number; name: string }[];
  /** The id of the expert under whose name the viewer answers; null for none. */
  expertId: number | null;
}

/** Reads a page of the work list. Throws AppError forbidden for who is no professional. */
export async function readDesk(ctx: MemberContext, index: number): Promise<Desk> {
  if (!mayAnswer(ctx.viewer)) throw new AppError('forbidden');
  const [questions, late, documents, own] = await Promise.all([
    listOpen(ctx, { index, size: DESK_PAGE_SIZE }),
    countLate(ctx),
    listExperts(ctx),
    ctx.platform.db
      .selectFrom('adviceExpert')
      .select('expert')
      .where('memberId', '=', ctx.viewer.memberId)
      .executeTakeFirst(),
  ]);
  const experts = documents.map(({ id, title }) => ({ id, name: title }));
  return { questions, late, experts, expertId: experts.find(({ name }) => name === own?.expert)?.id ?? null };
}
