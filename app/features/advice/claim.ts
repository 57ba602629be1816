import { type ClaimRow, claimantAt as claimantOf } from '#app/platform/cases/claim.ts';
import { after, DAY } from '#app/platform/clock.ts';

/** How long a claim keeps others from answering. Who is still at it claims the question again. */
const CLAIM_LIFETIME = 2 * DAY;

/** Claims from before this time have expired. */
export const claimsCountFrom = (now: Date): Date => after(now, -CLAIM_LIFETIME);

/** Who holds a claim now; null where nobody does. */
export const claimantAt = (claim: ClaimRow, now: Date): number | null =>
  claimantOf(claim, { now, lifetime: CLAIM_LIFETIME });
