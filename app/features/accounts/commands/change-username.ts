import { randomInt } from 'node:crypto';
import { memberTopic, storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isNeutralName, neutralName } from '../registration/neutral-name.ts';
import { claimUsername, freeUsername, isUsernameTaken, reserveUsername } from '../registration/usernames.ts';

type Named = Pick<Platform, 'config'>;

/**
 * Takes the name of a member away in an open transaction: they get one that says nothing, and nobody can choose the former.
 * Gives the former; null for who has a name that says nothing.
 */
export async function takeNameAway(tx: Write, { config }: Named, memberId: number): Promise<string | null> {
  const { username: former } = await lockName(tx, memberId);
  if (isNeutralName(former)) return null;
  await storeName(tx, memberId, await findNeutralName(tx, { config }));
  await reserveUsername({ db: tx.db, config }, former);
  return former;
}

/** Gives a name that was taken away back in an open transaction; who chose another since then keeps that. */
export async function giveNameBack(
  tx: Write,
  { config }: Named,
  { memberId, username }: { memberId: number; username: string },
): Promise<void> {
  if (!isNeutralName((await lockName(tx, memberId)).username)) return;
  await freeUsername({ db: tx.db, config }, username);
  await storeName(tx, memberId, username);
}

/**
 * Chooses a name, which only a member does of whom moderators took the name away. Throws AppError forbidden for others, or
 * invalid_input for a name that is not free.
 */
export async function chooseUsername(
  platform: Platform,
  { by, username }: { by: Viewer; username: string },
): Promise<void> {
  await write(platform, async (tx) => {
    if (!isNeutralName((await lockName(tx, by.memberId)).username)) throw new AppError('forbidden');
    await claimUsername({ db: tx.db, config: platform.config }, username);
    await storeName(tx, by.memberId, username);
  });
}

const lockName = ({ db }: Write, memberId: number) =>
  db.selectFrom('member').select('username').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Stores the name wherever it is read from. */
async function storeName({ db, invalidate }: Write, memberId: number, username: string): Promise<void> {
  await db.updateTable('member').set({ username }).where('id', '=', memberId).execute();
  await storeDirectoryEntry(db, memberId);
  invalidate(memberTopic(memberId));
}

/** A free name that says nothing, not even in which order names were taken away. */
async function findNeutralName(tx: Write, { config }: Named): Promise<string> {
  const name = neutralName(randomInt(1000, 1_000_000));
  return (await isUsernameTaken({ db: tx.db, config }, name)) ? findNeutralName(tx, { config }) : name;
}
