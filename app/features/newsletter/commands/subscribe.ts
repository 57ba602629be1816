import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { addressOfToken } from '../unsubscribe-token.ts';

/** Subscribes an address, which its owner has proved to be theirs. Nothing changes for one that is subscribed. */
export async function subscribe({ db, now }: Write, email: string): Promise<void> {
  await insertSubscription(db, { email, subscribedAt: now });
}

/** Deletes all that is kept for the newsletter about an address: its subscription, and requests for one. Safe to repeat. */
export async function unsubscribe({ db }: Write, email: string): Promise<void> {
  await deleteRequests(db, email);
  await deleteSubscription(db, email);
}

/** Ends the newsletter for the address of a token from one. Safe to repeat. Throws AppError invalid_token. */
export async function unsubscribeByToken(platform: Platform, { token }: { token: string }): Promise<void> {
  const address = addressOfToken(token, platform.config.secret);
  if (address === null) throw new AppError('invalid_token');
  await write(platform, (tx) => unsubscribe(tx, address));
}

/**
 * Lets the newsletter follow a member to another address, with the date of the consent. Nothing changes for the new address
 * if the old one was not subscribed.
 */
export async function moveSubscription({ db }: Write, { from, to }: { from: string; to: string }): Promise<void> {
  await deleteRequests(db, from);
  const subscription = await deleteSubscription(db, from);
  if (subscription) await insertSubscription(db, { email: to, subscribedAt: subscription.subscribedAt });
}

/** Deletes the requests for an address, whose links no longer work. */
export async function deleteRequests(db: OpenTransaction, email: string): Promise<void> {
  await db.deleteFrom('newsletterRequest').where(sql<string>`lower(email)`, '=', email.toLowerCase()).execute();
}

const insertSubscription = (db: OpenTransaction, subscription: { email: string; subscribedAt: Date }) =>
  db
    .insertInto('newsletterSubscription')
    .values(subscription)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const deleteSubscription = (db: OpenTransaction, email: string) =>
  db
    .deleteFrom('newsletterSubscription')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .returning('subscribedAt')
    .executeTakeFirst();
