import { z } from 'zod';
import { reactionCallsFor, reactionOnWire, reactionText } from '#app/features/reactions/contract.ts';
import { booleanText, call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';

/** A moderator's message, which is labelled as such. */
const moderatorBody = z.object({ Msg: reactionText });

export const reactionCalls = {
  ...reactionCallsFor({
    path: '/api/v1/conversations',
    name: 'conversationreaction',
    report: 'conversation-flag',
    thing: 'een gesprek',
  }),
  writeAsModerator: call({
    method: 'POST',
    path: '/api/v1/moderators-reactions/conversation/{id}',
    summary: 'Als moderator iets zeggen in een gesprek',
    access: 'moderator',
    params: idParams,
    body: moderatorBody,
    response: { json: reactionOnWire },
    once: true,
    limit: limits.write,
  }),
  userIsModerator: call({
    method: 'GET',
    path: '/api/v1/moderators-reactions/user-is-mod',
    summary: 'Of je moderator bent',
    access: 'member',
    response: booleanText,
  }),
  userIsModeratorHere: call({
    method: 'GET',
    path: '/api/v1/moderators-reactions/conversation/{id}/user-is-mod',
    summary: 'Of je moderator bent van een gesprek; moderators zijn dat op de hele site',
    access: 'member',
    params: idParams,
    response: booleanText,
  }),
};
