import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { call, idParams, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { moderatorBody, reactionBody } from '../bodies.ts';
import { REACTIONS_PAGE_SIZE } from '../rules.ts';
import { booleanText, closedErrors } from './responses.ts';

const reaction = z.object({ Id: z.int(), Body: z.string(), Created: z.iso.datetime() });

const listedReaction = z.object({
  Reaction: reaction,
  User: userOnWire,
  Flagged: z.boolean(),
  IsLiked: z.boolean(),
  LikesCount: z.int(),
});

export const reactionCalls = {
  reactions: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/reactions',
    summary: 'De reacties op een gesprek, de oudste eerst',
    access: 'anyone',
    params: idParams,
    query: pageQuery(REACTIONS_PAGE_SIZE),
    response: { json: z.object({ Total: z.int(), Reactions: z.array(listedReaction) }) },
    errors: closedErrors,
  }),
  react: call({
    method: 'POST',
    path: '/api/v1/conversations/{id}/reactions',
    summary: 'Reageren; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'member',
    params: idParams,
    body: reactionBody,
    response: { json: reaction },
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
    response: { json: reaction },
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
