import { sql } from 'kysely';
import { isInMemoriam } from '#app/features/profiles/index.ts';
import { after } from '#app/platform/clock.ts';
import type { DigestReader } from '#app/platform/digests/readers.ts';
import type { MailReader } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { digestMail } from './digest-mail.tsx';
import { findNews, type News } from './news.ts';
import { BACKOFF, LEASE, SENT_AT_ONCE, TRIES_MAX } from './rules.ts';

/**
 * Mails the digests that are due, some at a time; many workers can do it at the same time. A mail that fails is tried again
 * later. When all of some fail, so does the mail server, and the others wait for the next run.
 */
export async function sendDigests(platform: Platform, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await sendSome(platform)) === 'more');
}

async function sendSome(platform: Platform): Promise<'more' | 'done'> {
  const digests = await claimDigests(platform);
  const news = await findNews(
    platform.db,
    digests.filter(({ reader }) => reader !== null),
  );
  const outcomes = await Promise.all(digests.map((digest) => sendDigest(platform, digest, news.get(digest.memberId))));
  return outcomes.some((outcome) => outcome !== 'failed') ? 'more' : 'done';
}

/**
 * Mails a digest with what is new to its reader now, and records that at once. Nothing is sent where nothing is left: it was
 * read or hidden since, or they want no mails any more.
 */
async function sendDigest(
  platform: Platform,
  digest: Claimed,
  news: News | undefined,
): Promise<'sent' | 'empty' | 'failed'> {
  const { clock, config, mailer } = platform;
  const { reader } = digest;
  if (!reader || !news) {
    await settle(platform, digest, { sentAt: null, nextTryAt: null });
    return 'empty';
  }
  try {
    await mailer.send(digestMail({ reader, news, config, id: digestId(digest, config.secret) }));
  } catch (error) {
    await scheduleRetry(platform, digest, error);
    return 'failed';
  }
  await settle(platform, digest, { sentAt: clock.now(), nextTryAt: null });
  return 'sent';
}

/** After the last try the member's next digest covers what this one was about. */
async function scheduleRetry(platform: Platform, digest: Claimed, error: unknown): Promise<void> {
  const { clock, log } = platform;
  const pause = BACKOFF[digest.tries - 1] ?? BACKOFF.at(-1) ?? 0;
  const nextTryAt = digest.tries < TRIES_MAX ? after(clock.now(), pause) : null;
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  // The message of a mail server may hold the address (rules.md R16).
  log.warn({ error: name, code, responseCode, tries: digest.tries }, 'a digest could not be mailed');
  await settle(platform, digest, { sentAt: null, nextTryAt });
}

async function settle(
  { db }: Platform,
  { memberId, day }: Claimed,
  state: { sentAt: Date | null; nextTryAt: Date | null },
): Promise<void> {
  await db.updateTable('digest').set(state).where('memberId', '=', memberId).where('day', '=', day).execute();
}

/**
 * Identifies a digest, however often it is sent: a mailbox that gets two mails with one id shows one of them. Nobody can
 * tell from it who its reader is.
 */
const digestId = ({ memberId, day }: { memberId: number; day: string }, secret: string): string =>
  keyedHash(secret, 'digest', `${memberId} ${day}`).toString('hex').slice(0, 32);

/** A digest that this worker may send. */
interface Claimed extends DigestReader {
  day: string;
  /** How often it was tried, this time included. */
  tries: number;
  /** Its member; null for one who wants no mails any more. */
  reader: (MailReader & { titles: boolean }) | null;
}

/**
 * Takes the digests that are due first: until the lease ends no other worker sends them, so that a slow mail is not doubled.
 */
async function claimDigests({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Claimed[]> {
  const now = clock.now();
  const rows = await db
    .updateTable('digest')
    .from('member')
    .whereRef('member.id', '=', 'digest.memberId')
    .where('digest.memberId', 'in', (eb) =>
      eb
        .selectFrom('digest')
        .select('memberId')
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .limit(SENT_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .set((eb) => ({ tries: eb('digest.tries', '+', 1), nextTryAt: after(now, LEASE) }))
    .returning(['digest.memberId', 'digest.day', 'digest.tries', 'digest.coversFrom', 'digest.coversUntil'])
    .returning(['member.email', 'member.username', 'member.emailNotifications', 'member.titlesInMails'])
    .returning(isInMemoriam(sql.ref('member.id')).as('inMemoriam'))
    .execute();
  return rows.map(({ memberId, day, tries, coversFrom, coversUntil, email, username, ...wants }) => ({
    memberId,
    day,
    tries,
    since: coversFrom,
    until: coversUntil,
    reader:
      wants.emailNotifications && !wants.inMemoriam
        ? { memberId, to: email, username, titles: wants.titlesInMails }
        : null,
  }));
}
