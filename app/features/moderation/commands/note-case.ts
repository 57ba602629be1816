import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockFreeCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';

/**
 * Notes something in a case for the other moderators, whoever is at it and whether or not it is handled. A repetition with the
 * same `key` changes nothing. Throws AppError forbidden, or not_found, also for what this moderator wrote.
 */
export async function noteCase(
  platform: Platform,
  { key, note, ...moderator }: ByModerator & { note: string; key: string | null },
): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await writeOnce(platform, { by, key, call: 'noteCase', input: { caseId, note } }, async (tx) => {
    await lockFreeCase(tx, { ...moderator, takeOver: true });
    await recordAction(tx, moderator, 'note', note);
  });
}
