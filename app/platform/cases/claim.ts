import { after } from '#app/platform/clock.ts';

/** Who took something on them, and when; both null where nobody did. */
export interface ClaimRow {
  claimedBy: number | null;
  claimedAt: Date | null;
}

/** Who holds a claim now, if it lasts this long, in milliseconds; null where nobody does. */
export const claimantAt = (
  { claimedBy, claimedAt }: ClaimRow,
  { now, lifetime }: { now: Date; lifetime: number },
): number | null => (claimedAt && claimedAt > after(now, -lifetime) ? claimedBy : null);
