import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { findAskerName, namedInAnswer } from '../names-asker.ts';

interface Answer {
  questionId: number;
  body: string;
  /** Whether the professional saw that the answer names somebody, and lets that stay. */
  nameSeen: boolean;
}

/**
 * Throws AppError invalid_input where an answer names who asked anonymously, or addresses somebody, and the professional has
 * not said that it may: that is all who have no JavaScript see of it before everybody reads the answer (advice-22).
 */
export async function assertAskerUnnamed(db: OpenTransaction, { questionId, body, nameSeen }: Answer): Promise<void> {
  if (nameSeen) return;
  const asker = await db
    .selectFrom('adviceQuestion')
    .leftJoin('member', 'member.id', 'adviceQuestion.authorId')
    .select('member.username')
    .where('adviceQuestion.id', '=', questionId)
    .where('anonymous', '=', true)
    .executeTakeFirst();
  const named = asker && findAskerName(body, asker.username ?? '');
  if (named)
    throw new AppError('invalid_input', {
      fields: { NameSeen: `${namedInAnswer(named)} Haal de naam weg, of vink hier aan dat hij mag blijven` },
    });
}
