import type { Page } from '#app/platform/database/paging.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { idField } from '#app/platform/forms/fields.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { countLate, countWithAsker, listOpen, type OpenQuestion } from '../lists/open.ts';
import { ANSWERED_PARAMETER } from '../paths.ts';
import { mayAnswer } from '../policy.ts';
import { DESK_PAGE_SIZE } from '../rules.ts';
import { findExpertName } from './read-professionals-screen.ts';

/** The work list of a professional. */
interface Desk {
  questions: Page<OpenQuestion>;
  /** How many of all questions wait longer than was promised. */
  late: number;
  /** How many questions wait for their asker. */
  withAsker: number;
  /** The name under which the viewer answers; null for none. */
  expert: string | null;
}

/** Reads a page of the work list. Throws AppError forbidden for who is no professional. */
export async function readDeskScreen(ctx: MemberContext, index: number): Promise<Desk> {
  if (!mayAnswer(ctx.viewer)) throw new AppError('forbidden');
  const [questions, late, withAsker, expert] = await Promise.all([
    listOpen(ctx, { waitsFor: 'answer', index, size: DESK_PAGE_SIZE }),
    countLate(ctx),
    countWithAsker(ctx),
    findExpertName(ctx),
  ]);
  return { questions, late, withAsker, expert };
}

/** Reads a page of the questions that wait for their asker. Throws AppError forbidden for who is no professional. */
export function readWithAsker(ctx: MemberContext, index: number): Promise<Page<OpenQuestion>> {
  if (!mayAnswer(ctx.viewer)) throw new AppError('forbidden');
  return listOpen(ctx, { waitsFor: 'asker', index, size: DESK_PAGE_SIZE });
}

/** The id of the question that the viewer answered just before the page of this request; null for none. */
export const readAnswered = ({ url }: Request): number | null =>
  idField.safeParse(new URL(url).searchParams.get(ANSWERED_PARAMETER)).data ?? null;
