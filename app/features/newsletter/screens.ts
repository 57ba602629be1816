import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { hashToken } from '#app/platform/session/token.ts';

/** Whether the address in `column`, such as 'member.email', gets the newsletter; for a query of another feature. */
export const selectIsSubscribed = (column: string) =>
  sql<boolean>`exists (
    select from newsletter_subscription where lower(newsletter_subscription.email) = lower(${sql.ref(column)})
  )`;

/** Whether an address gets the newsletter. */
export async function isSubscribed(db: Database, email: string): Promise<boolean> {
  const subscription = await db
    .selectFrom('newsletterSubscription')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return subscription !== undefined;
}

/** Finds the request to which the token of a mail belongs; null for a token that does not work (any more). */
export async function findNewsletterRequest(db: Database, { token, now }: { token: string; now: Date }) {
  const request = await db
    .selectFrom('newsletterRequest')
    .select('email')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return request ?? null;
}
