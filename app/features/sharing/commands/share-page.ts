import { consumeVisitorCaptcha, validateVisitorCaptcha } from '#app/platform/captcha/visitor-captcha.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { isKeyUsed, writeOnce } from '#app/platform/database/write-once.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { hasLetterOrDigit } from '#app/platform/names/has-letter-or-digit.ts';
import { speaksForSite } from '#app/platform/names/speaks-for-site.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { pageShared } from '../events.ts';
import { shareMailJob } from '../jobs.ts';
import { sharingLimits } from '../limits.ts';
import { plainLine, plainText } from '../plain-text.ts';
import type { WireType } from '../rules.ts';
import { findSharedPage } from '../screens.ts';

const SPEAKS_FOR_SITE = 'Met deze naam lijkt het of de mail van Niergenoten komt. Vul je eigen naam in';

interface Share {
  by: Sender;
  type: WireType;
  /** The id of the document. */
  id: number;
  senderName: string;
  recipients: readonly string[];
  message: string;
  /** The solution of the captcha, which visitors need. */
  captcha: string;
  /** The idempotency key, by which a repetition by a member has no effect (rules.md R34). */
  key: string | null;
}

/**
 * Has the worker mail a page to each recipient. Only the worker learns whether a recipient still wants such mails, so that
 * the sender does not (rules.md R29). Throws AppError invalid_input naming each wrong field, not_found for a page that is
 * not published, captcha_failed for a solution that was used before, too_many_requests, or conflict for a key that was used
 * for something else.
 */
export async function sharePage(platform: Platform, { by, type, id, captcha, key, ...share }: Share): Promise<void> {
  const fields = await validateShare(platform, { by, captcha, senderName: share.senderName });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  if (!(await findSharedPage(platform.db, { id, type }))) throw new AppError('not_found');
  await consumeVisitorCaptcha(platform, { viewer: by.viewer, solution: captcha });
  const recipients = distinct(share.recipients);
  const isRepetition = by.viewer !== null && (await isKeyUsed(platform.db, { memberId: by.viewer.memberId, key }));
  if (!isRepetition) await countRecipients(platform, { by, count: recipients.length });
  const input = {
    id,
    recipients,
    senderName: plainLine(share.senderName),
    message: plainText(share.message),
  };
  const enqueue = (tx: Write) => enqueueMails({ platform, tx, by, type, ...input });
  if (by.viewer) await writeOnce(platform, { by: by.viewer, key, call: 'sharePage', input }, enqueue);
  else await write(platform, enqueue);
}

/**
 * Validates what only the server can validate: the captcha of a visitor, and whether the name is more than an address or
 * tags and does not speak for the site (choices.md 52). Gives the errors by field name; a name that is left out is not validated.
 */
export async function validateShare(
  platform: Pick<Platform, 'captcha'>,
  { by, ...sent }: { by: Pick<Sender, 'viewer'>; captcha?: string | undefined; senderName?: string | undefined },
): Promise<FieldErrors> {
  const nameError = sent.senderName === undefined ? null : senderNameError(plainLine(sent.senderName));
  return {
    ...(nameError && { SenderName: nameError }),
    ...(await validateVisitorCaptcha(platform, { viewer: by.viewer, solution: sent.captcha })),
  };
}

/** What is wrong with the name of a sender; null for one that people can read, and that does not speak for the site. */
function senderNameError(name: string): string | null {
  if (!hasLetterOrDigit(name)) return REQUIRED;
  return speaksForSite(name) ? SPEAKS_FOR_SITE : null;
}

/** The addresses, each mailbox once. */
const distinct = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.toReversed().map((address) => [normaliseAddress(address), address])).values(),
];

interface Mails {
  platform: Pick<Platform, 'jobs'>;
  tx: Write;
  by: Sender;
  type: WireType;
  id: number;
  recipients: readonly string[];
  senderName: string;
  message: string;
}

async function enqueueMails({ platform, tx, by, type, id, recipients, ...text }: Mails): Promise<void> {
  const mails = { documentId: id, senderId: by.viewer?.memberId ?? null, ...text, requestedAt: tx.now };
  const inserted = await tx.db
    .insertInto('shareMail')
    .values(recipients.map((recipient) => ({ ...mails, recipient })))
    .returning('id')
    .execute();
  await platform.jobs.send(tx.db, shareMailJob, ...inserted.map((mail) => ({ mailId: mail.id })));
  await tx.publish(pageShared, { type });
}

/**
 * Counts the recipients of a sender, and of all senders together. Throws AppError too_many_requests when there are too many;
 * the ceiling for all raises an alarm in the log (rules.md R29, docs/operating.md).
 */
async function countRecipients(
  { limits, log }: Pick<Platform, 'limits' | 'log'>,
  { by, count }: { by: Sender; count: number },
): Promise<void> {
  await limits.count(sharingLimits.shareRecipient, by, count);
  try {
    await limits.count(sharingLimits.shareTotal, 'everybody', count);
  } catch (error) {
    const isReached = error instanceof AppError && error.code === 'too_many_requests';
    if (isReached) log.error({ limit: sharingLimits.shareTotal.name }, 'the ceiling of shared mails is reached');
    throw error;
  }
}

/** Who shares a page: a member, or a visitor known by their network. */
interface Sender {
  viewer: Viewer | null;
  network: string;
}
