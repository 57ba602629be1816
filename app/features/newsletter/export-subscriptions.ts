import { open, rename, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { stopNewsletterPath } from './paths.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** How many rows one statement reads. */
const BATCH_SIZE = 1000;

/** Reads all subscriptions but those of members who died, a batch at a time, the oldest first. */
export async function* listSubscriptions(db: Database) {
  let after = 0;
  for (;;) {
    const batch = await db
      .selectFrom('newsletterSubscription')
      .select(['id', 'email', 'subscribedAt'])
      .where('id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('memorial')
              .innerJoin('member', 'member.id', 'memorial.memberId')
              .select('member.id')
              .where(sql<boolean>`lower(member.email) = lower(newsletter_subscription.email)`),
          ),
        ),
      )
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    yield* batch;
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH_SIZE) return;
  }
}

interface Options {
  secret: string;
  publicUrl: URL;
  /** Called for each subscription that is left out. */
  onLeftOut: () => void;
}

/**
 * Renders subscriptions as lines of CSV (RFC 4180): address, date of the consent, link to unsubscribe. An address at which a
 * spreadsheet would see a formula is left out: to make it harmless we would have to change it, and mail nobody.
 */
export async function* renderCsv(
  subscriptions: ReturnType<typeof listSubscriptions>,
  { secret, publicUrl, onLeftOut }: Options,
): AsyncGenerator<string> {
  yield csvLine('E-mailadres', 'Aangemeld op', 'Afmeldlink');
  for await (const { email, subscribedAt } of subscriptions) {
    const link = new URL(stopNewsletterPath(unsubscribeToken(email, secret)), publicUrl).href;
    if (isHarmless(email)) yield csvLine(email, subscribedAt.toISOString(), link);
    else onLeftOut();
  }
}

/** A spreadsheet takes text for a formula that begins with =, +, -, @ or a control character, and maybe with others. */
const isHarmless = (text: string): boolean => /^\w/.test(text);

const csvLine = (...fields: string[]): string =>
  `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;

/**
 * Writes a file that only its owner can read (rules.md R42), in place of one that stands there, whatever its rights were.
 * Until it is whole it has another name; after an error nothing has changed.
 */
export async function writePrivateFile(path: string, pieces: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.write(piece);
    await file.sync();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
