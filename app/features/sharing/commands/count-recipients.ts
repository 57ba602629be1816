import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sharingLimits } from '../limits.ts';
import type { Sender } from './sender.ts';

/**
 * Counts the recipients of a sender, and of all senders together. Throws AppError too_many_requests when there are too many;
 * the ceiling for all raises an alarm in the log (rules.md R29, docs/operating.md).
 */
export async function countRecipients(
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
