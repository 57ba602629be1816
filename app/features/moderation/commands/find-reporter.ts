import { mailboxOf } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isoDay } from '#app/ui/time/formats.ts';
import { moderationLimits } from '../limits.ts';
import type { Reporter } from '../lists/reports.ts';

/** Who sends a report: a member, or a visitor. */
export interface Sender {
  /** Null for a visitor. */
  by: Viewer | null;
  /** A keyed hash of the network from which it comes. */
  network: string;
  /** Where a visitor wants to hear what came of it; '' for nowhere. */
  email?: string;
  /** What a visitor calls themselves; '' for nothing. */
  name?: string;
}

/**
 * Finds out whose a report is: a member's; or that of a visitor with an address, or else of a network on one day, as keyed
 * hashes. `mailed` says whether a receipt is mailed, of which one mailbox gets a few a day; `hasKey` whether the code of the
 * report is told at once: to who left an address it is only mailed, since anybody may fill in that of another.
 */
export async function findReporter(
  { limits, config, clock }: Platform,
  { by, network, email = '', name = '' }: Sender,
) {
  if (by) return { reporter: { memberId: by.memberId } as Reporter, mailed: true, hasKey: true };
  const hash = (value: string) => keyedHash(config.secret, 'report', value);
  const visitorKey = hash(email === '' ? `${network} ${isoDay(clock.now().toISOString())}` : mailboxOf(email));
  const mailed =
    email !== '' && (await limits.allows(moderationLimits.reportReceipt, { to: visitorKey.toString('base64url') }));
  const reporter: Reporter = { visitorKey, visitorEmail: email || null, visitorName: name || null };
  return { reporter, mailed, hasKey: email === '' };
}
