import type { z } from 'zod';
import { presentUser } from '#app/features/profiles/index.ts';
import { showHelpFor } from '#app/platform/distress/distress-sign.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentPage } from '#app/platform/http/calls/responses.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { contactRequestBody } from './bodies.ts';
import { acceptContact, refuseContact } from './commands/answer-request.ts';
import { blockMember, unblockMember } from './commands/block-member.ts';
import { markSeen } from './commands/mark-seen.ts';
import { removeContact } from './commands/remove-contact.ts';
import { requestContact, requestContactAsDonor } from './commands/request-contact.ts';
import { withdrawRequest } from './commands/withdraw-request.ts';
import type { contactsContract } from './contract.ts';
import { findDonorMatch } from './donors/donor-match.ts';
import { contactsLimits } from './limits.ts';
import { listBlockedMembers } from './lists/blocked-members.ts';
import { listContacts } from './lists/contacts.ts';
import type { ContactState } from './relation/contact-state.ts';
import { findContact, findContactState } from './relation/find-relation.ts';

const pairOf = ({ viewer }: MemberContext, { id }: { id: number }) => ({ viewerId: viewer.memberId, otherId: id });

const requestOf = ({ viewer, idempotencyKey: key }: MemberContext, body: z.output<typeof contactRequestBody>) => ({
  by: viewer,
  otherId: body.ContactUserId,
  message: body.Message,
  key,
});

export const contactsHandlers: HandlersOf<typeof contactsContract> = {
  async contacts(ctx, { query }) {
    return presentPage(await listContacts(ctx, pageRequestOf(query)), ({ user, lastUpdate }) => ({
      User: presentUser(user),
      LastUpdate: lastUpdate.toISOString(),
    }));
  },
  status: async (ctx, { params }) => presentContactState(await findContactState(ctx.platform.db, pairOf(ctx, params))),
  async request(ctx, { body }, reply) {
    await countRequest(ctx, body.ContactUserId);
    const state = await requestContact(ctx.platform, requestOf(ctx, body));
    showHelpFor(ctx, reply, { kind: 'contact-request', id: body.ContactUserId, text: body.Message });
    return presentContactState(state);
  },
  async requestAsDonor(ctx, { body }, reply) {
    await countRequest(ctx, body.ContactUserId);
    const state = await requestContactAsDonor(ctx.platform, requestOf(ctx, body));
    showHelpFor(ctx, reply, { kind: 'contact-request', id: body.ContactUserId, text: body.Message });
    return presentContactState(state);
  },
  accept: async ({ platform, viewer }, { params }) =>
    presentContactState(await acceptContact(platform, { by: viewer, otherId: params.id })),
  deny: async ({ platform, viewer }, { params }) =>
    presentContactState(await refuseContact(platform, { by: viewer, otherId: params.id })),
  withdraw: ({ platform, viewer }, { params }) => withdrawRequest(platform, { by: viewer, otherId: params.id }),
  seen: ({ platform, viewer }, { params }) => markSeen(platform, { by: viewer, otherId: params.id }),
  remove: ({ platform, viewer }, { params }) => removeContact(platform, { by: viewer, otherId: params.id }),
  async conversationWith(ctx, { params }) {
    const contact = await findContact(ctx.platform.db, pairOf(ctx, params));
    if (!contact) throw new AppError('not_found');
    return { LastUpdate: contact.link.lastMessageAt.toISOString() };
  },
  async blockedMembers(ctx, { query }) {
    return presentPage(await listBlockedMembers(ctx, pageRequestOf(query)), ({ user, blockedAt }) => ({
      User: presentUser(user),
      Created: blockedAt.toISOString(),
    }));
  },
  async donorMatch({ platform, viewer }) {
    const match = await findDonorMatch(platform.db, viewer.memberId);
    if (!match) throw new AppError('not_found');
    return { Id: match.personId, NewConversation: match.contactedAt === null };
  },
  block: ({ platform, viewer }, { params }) => blockMember(platform, { by: viewer, otherId: params.id }),
  unblock: ({ platform, viewer }, { params }) => unblockMember(platform, { by: viewer, otherId: params.id }),
};

/**
 * Counts a request for contact towards what a member may send in a day; one that is repeated does not count. Throws
 * AppError contact_limit.
 */
async function countRequest(ctx: MemberContext, otherId: number): Promise<void> {
  const { platform, viewer } = ctx;
  const { state } = await findContactState(platform.db, { viewerId: viewer.memberId, otherId });
  if (state !== 'none' && state !== 'refused') return;
  await platform.limits.count(contactsLimits.contactRequest, ctx);
}

const STATES = { none: 'NoContacts', requested: 'Requested', accepted: 'Accepted', refused: 'Denied' } as const;
const ROLES = { creator: 'Creator', other: 'Other' } as const;

/** A contact as the wire's Contact link. */
const presentContactState = ({ state, role }: ContactState) => ({
  State: STATES[state],
  Role: role && ROLES[role],
});
