import type { MemberContext } from '#app/platform/http/request-context.ts';
import { contactsLimits } from '../limits.ts';
import { findContactState } from '../relation/find-relation.ts';

/**
 * Counts a request for contact towards what a member may send in a day; one that is repeated does not count. Throws
 * AppError contact_limit.
 */
export async function countRequest(ctx: MemberContext, otherId: number): Promise<void> {
  const { platform, viewer } = ctx;
  const { state } = await findContactState(platform.db, { viewerId: viewer.memberId, otherId });
  if (state !== 'none' && state !== 'denied') return;
  await platform.limits.count(contactsLimits.contactRequest, ctx);
}
