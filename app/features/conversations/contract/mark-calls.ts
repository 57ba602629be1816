import { z } from 'zod';
import { reportCall } from '#app/features/moderation/contract.ts';
import { booleanText, call, closedErrors, idParams } from '#app/platform/http/calls/contract.ts';
import { markCall } from '#app/platform/marks/mark-call.ts';

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
  follow: markCall('/api/v1/conversations/{id}/follow', 'Een gesprek volgen', 'empty'),
  unfollow: markCall('/api/v1/conversations/{id}/unfollow', 'Een gesprek niet meer volgen', 'empty'),
  mute: markCall(
    '/api/v1/conversations/{id}/mute',
    'Van een gesprek niets meer horen, ook niet als iemand je citeert',
    'empty',
  ),
  unmute: markCall('/api/v1/conversations/{id}/unmute', 'Van een gesprek weer meldingen krijgen', 'empty'),
  like: markCall('/api/v1/likes/like/conversation/{id}', 'Een gesprek waarderen', 'empty'),
  unlike: markCall('/api/v1/likes/unlike/conversation/{id}', 'Een gesprek niet meer waarderen', 'empty'),
  report: reportCall('/api/v1/conversations/{id}/flag', 'Een gesprek melden bij de moderators'),
};
