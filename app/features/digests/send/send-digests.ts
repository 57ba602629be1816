import { after } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { digestMail } from '../emails/digest.tsx';
import { findNews, type News } from '../news.ts';
import { BACKOFF, TRIES_MAX } from '../rules.ts';
import { type Claimed, claimDigests } from './claim-digests.ts';
import { digestId } from './digest-id.ts';

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
