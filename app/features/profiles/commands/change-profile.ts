import { writeOnce } from '#app/features/drafts/index.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { requireHealthConsent } from '../consent/health-consent.ts';
import { storeDirectoryEntry } from '../directory/store-directory-entry.ts';
import { lockProfile } from '../profile/lock-profile.ts';
import { hasHealthData, type ProfileChanges } from '../profile/profile-changes.ts';
import { isTextField, profileDrafts } from '../profile/profile-drafts.ts';
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
  const [text, ...others] = Object.keys(changes).filter(isTextField);
  if (!text || others.length > 0) return write(platform, work);
  const draft = { kind: profileDrafts[text], about: by.memberId };
  await writeOnce(platform, { by, key, call: 'saveProfile', input: changes, draft }, work);
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

function checkDates({ yearOfBirth, kidneyBirthday }: ProfileChanges, now: Date): void {
  const fields = {
    ...(yearOfBirth && yearOfBirth > now.getUTCFullYear() && { YearOfBirth: IN_THE_FUTURE }),
    ...(kidneyBirthday && kidneyBirthday > now.toISOString() && { KidneyBirthDay: IN_THE_FUTURE }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

export const IN_THE_FUTURE = 'Deze datum is nog niet geweest.';
