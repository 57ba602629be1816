import { z } from 'zod';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { booleanText, closedErrors } from './responses.ts';

/**
 * A call to add or remove a follow, like or report. It is idempotent. Liking and reporting one's own texts is forbidden
 * (rules.md R26).
 */
const markCall = (path: `/api/${string}`, summary: string) =>
  call({
    method: 'POST',
    path,
    summary,
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['forbidden'],
    limit: limits.toggle,
  });

export const markCalls = {
  isLiked: call({
    method: 'GET',
    path: '/api/v1/conversations/isliked/{id}',
    summary: 'Of je een gesprek waardeert',
    access: 'member',
    params: idParams,
    response: booleanText,
  }),
  countLikes: call({
    method: 'GET',
    path: '/api/v1/conversations/countlikes/{id}',
    summary: 'Hoe velen een gesprek waarderen',
    access: 'anyone',
    params: idParams,
    response: { json: z.int() },
    errors: closedErrors,
  }),
  follows: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/follows',
    summary: 'Of je een gesprek volgt',
    access: 'member',
    params: idParams,
    response: { text: z.enum(['on', 'off']) },
  }),
  follow: markCall('/api/v1/conversations/{id}/follow', 'Een gesprek volgen'),
  unfollow: markCall('/api/v1/conversations/{id}/unfollow', 'Een gesprek niet meer volgen'),
  like: markCall('/api/v1/likes/like/conversation/{id}', 'Een gesprek waarderen'),
  unlike: markCall('/api/v1/likes/unlike/conversation/{id}', 'Een gesprek niet meer waarderen'),
  report: markCall('/api/v1/conversations/{id}/flag', 'Een gesprek melden bij de moderators'),
};
