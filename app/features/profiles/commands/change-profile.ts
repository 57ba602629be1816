import { type Write, write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { storeDirectoryEntry } from '../directory/store-directory-entry.ts';
import { profileColumns, profileTexts } from '../profile/fields.ts';
import { requireHealthConsent } from '../profile/health-consent.ts';
import type { ProfileChanges } from '../profile/profile.ts';
import { lockProfile } from '../profile/read-profile.ts';
import { memberTopic } from '../topics.ts';

interface Changing {
  by: Viewer;
  changes: ProfileChanges;
  /** The idempotency key of a form with a text (rules.md R34). */
  key: string | null;
}

/**
 * Stores the changed fields of the member's own profile. Throws AppError invalid_input for a date in the future, and
 * health_consent_missing where a medical field is filled in without consent to keep it (rules.md R35).
 */
export async function changeProfile(platform: Platform, { by, changes, key }: Changing): Promise<void> {
  checkDates(changes, platform.clock.now());
  const work = (tx: Write) => storeChanges(tx, by.memberId, changes);
  const [text, ...others] = profileTexts.filter(({ name }) => Object.hasOwn(changes, name));
  if (!text || others.length > 0) return write(platform, work);
  const draft = { kind: text.input.draft, about: by.memberId };
  await writeOnce(platform, { by, key, call: 'changeProfile', input: changes, draft }, work);
}

async function storeChanges(tx: Write, memberId: number, changes: ProfileChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await lockProfile(tx.db, memberId);
  if (hasHealthData(changes)) await requireHealthConsent(tx.db, memberId);
  await tx.db.updateTable('profile').set(changes).where('memberId', '=', memberId).execute();
  await finishProfileWrite(tx, memberId);
}

/** Ends each write of a profile: the directory and the cached pages that show the member. */
export async function finishProfileWrite({ db, invalidate }: Write, memberId: number): Promise<void> {
  await storeDirectoryEntry(db, memberId);
  invalidate(memberTopic(memberId));
}

/** Whether these changes tell something medical; emptying a field tells nothing. */
const hasHealthData = (changes: ProfileChanges): boolean =>
  profileColumns.some(({ name, medical }) => medical && !isEmpty(changes[name]));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function checkDates(changes: ProfileChanges, now: Date): void {
  const fields: FieldErrors = {};
  for (const { name, wire, input } of profileColumns) {
    const value = changes[name];
    const isYearAhead = input.kind === 'year' && typeof value === 'number' && value > now.getUTCFullYear();
    const isDayAhead = input.kind === 'birthday' && typeof value === 'string' && value > now.toISOString();
    if (isYearAhead || isDayAhead) fields[wire] = IN_THE_FUTURE;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

export const IN_THE_FUTURE = 'Deze datum is nog niet geweest.';
