import { selectIsSubscribed } from '#app/features/newsletter/index.ts';
import { CONTENT_WARNING_NAMES, CONTENT_WARNINGS } from '#app/platform/content-warnings/content-warnings.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/** The fields of an account that the `Viewer`, which every request has, lacks. */
export const readAccount = (db: Database, memberId: number) =>
  db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select([
      'createdAt',
      'emailNotifications',
      'titlesInMails',
      selectIsSubscribed('member.email').as('newsletterOptin'),
    ])
    .executeTakeFirstOrThrow();

/** The address to which a mail was sent for a change that is not confirmed yet; null without one. */
export async function findRequestedEmail(db: Database, { memberId, now }: { memberId: number; now: Date }) {
  const change = await db
    .selectFrom('emailChange')
    .select('newEmail')
    .where('memberId', '=', memberId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return change?.newEmail ?? null;
}

/** The ids of that for which a member may be approached: none after a refusal, null if they never answered. */
export async function findApproachOptions(db: Database, memberId: number): Promise<number[] | null> {
  const answer = await db
    .selectFrom('approachConsent')
    .select('optionIds')
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return answer?.optionIds ?? null;
}

/** Whether a member gets mails about what is new; null for who is no member any more. */
export async function findEmailNotifications(db: Database, memberId: number): Promise<boolean | null> {
  const member = await db
    .selectFrom('member')
    .select('emailNotifications')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.emailNotifications ?? null;
}

/** About what texts stand folded for the viewer, as names and in words. */
export function describeFolding({ unfolded }: Pick<Viewer, 'unfolded'>) {
  const names = CONTENT_WARNING_NAMES.filter((name) => !unfolded.includes(name));
  const words = names.map((name) => CONTENT_WARNINGS[name]).join(', ');
  return { names, text: names.length > 0 ? `Dichtgevouwen: teksten over ${words}` : 'Alle teksten staan open' };
}
