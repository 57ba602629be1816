import {
  newReactionBody,
  reactionBody,
  reactionOnWire,
  reactionsOnWire,
  reactionsQuery,
} from '#app/features/reactions/contract.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { markCall } from './marks.ts';
import { closedErrors } from './shapes.ts';

export const reactionCalls = {
  reactions: call({
    method: 'GET',
    path: '/api/v1/CustomBlog/BlogPost/{id}/reactions',
    summary: 'De reacties op een bericht, de oudste eerst',
    access: 'anyone',
    params: idParams,
    query: reactionsQuery,
    response: { json: reactionsOnWire },
    errors: closedErrors,
  }),
  react: call({
    method: 'POST',
    path: '/api/v1/CustomBlog/BlogPost/{id}/reactions',
    summary:
      'Op een bericht reageren, desgewenst met een citaat uit een andere reactie; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'member',
    params: idParams,
    body: newReactionBody,
    response: { json: reactionOnWire },
    errors: ['conflict'],
    limit: limits.write,
  }),
  editReaction: call({
    method: 'POST',
    path: '/api/v1/moderators-reactions/blogreaction/{id}',
    summary:
      'Als moderator de tekst van een reactie op een bericht veranderen; wat er stond wordt bewaard. Met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'moderator',
    params: idParams,
    body: reactionBody,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.write,
  }),
  editOwnReaction: call({
    method: 'PUT',
    path: '/api/v1/CustomBlog/BlogPost/reactions/{id}',
    summary:
      'Je eigen reactie op een bericht bewerken, in de eerste 15 minuten; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'member',
    params: idParams,
    body: reactionBody,
    response: 'empty',
    errors: ['forbidden', 'conflict'],
    limit: limits.write,
  }),
  withdrawReaction: call({
    method: 'DELETE',
    path: '/api/v1/CustomBlog/BlogPost/reactions/{id}',
    summary: 'Je eigen reactie op een bericht intrekken: de tekst verdwijnt, wat anderen antwoordden blijft staan',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['forbidden'],
    limit: limits.write,
  }),
  likeReaction: markCall('/api/v1/likes/like/blogreaction/{id}', 'Een reactie op een bericht waarderen', 'empty'),
  unlikeReaction: markCall(
    '/api/v1/likes/unlike/blogreaction/{id}',
    'Een reactie op een bericht niet meer waarderen',
    'empty',
  ),
  reportReaction: markCall('/api/v1/blog-flag/{id}', 'Een reactie op een bericht melden bij de moderators', 'empty'),
};
