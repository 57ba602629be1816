import { z } from 'zod';
import {
  newReactionBody,
  reactionBody,
  reactionOnWire,
  reactionsOnWire,
  reactionsQuery,
  reactionText,
} from '#app/features/reactions/contract.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { booleanText, closedErrors } from './responses.ts';

/** A moderator's message, which is labelled as such. */
const moderatorBody = z.object({ Msg: reactionText });

export const reactionCalls = {
  reactions: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/reactions',
    summary: 'De reacties op een gesprek, de oudste eerst',
    access: 'anyone',
    params: idParams,
    query: reactionsQuery,
    response: { json: reactionsOnWire },
    errors: closedErrors,
  }),
  react: call({
    method: 'POST',
    path: '/api/v1/conversations/{id}/reactions',
    summary:
      'Reageren, desgewenst met een citaat uit een andere reactie; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'member',
    params: idParams,
    body: newReactionBody,
    response: { json: reactionOnWire },
    errors: ['conflict'],
    limit: limits.write,
  }),
  writeAsModerator: call({
    method: 'POST',
    path: '/api/v1/moderators-reactions/conversation/{id}',
    summary: 'Als moderator iets zeggen in een gesprek; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'moderator',
    params: idParams,
    body: moderatorBody,
    response: { json: reactionOnWire },
    errors: ['conflict'],
    limit: limits.write,
  }),
  editReaction: call({
    method: 'POST',
    path: '/api/v1/moderators-reactions/conversationreaction/{id}',
    summary:
      'Als moderator de tekst van een reactie veranderen; wat er stond wordt bewaard. Met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'moderator',
    params: idParams,
    body: reactionBody,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.write,
  }),
  editOwnReaction: call({
    method: 'PUT',
    path: '/api/v1/conversations/reactions/{id}',
    summary: 'Je eigen reactie bewerken, in de eerste 15 minuten; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'member',
    params: idParams,
    body: reactionBody,
    response: 'empty',
    errors: ['forbidden', 'conflict'],
    limit: limits.write,
  }),
  withdrawReaction: call({
    method: 'DELETE',
    path: '/api/v1/conversations/reactions/{id}',
    summary: 'Je eigen reactie intrekken: de tekst verdwijnt, wat anderen antwoordden blijft staan',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['forbidden'],
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
