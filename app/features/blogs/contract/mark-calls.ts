import { reportCall } from '#app/features/moderation/contract.ts';
import { visitBody } from '#app/features/reactions/contract.ts';
import { booleanText, call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { markCall } from '#app/platform/marks/mark-call.ts';

export const markCalls = {
  follows: call({
    method: 'GET',
    path: '/api/v1/CustomBlog/{id}/follows',
    summary: 'Of je een blog volgt',
    access: 'member',
    params: idParams,
    response: booleanText,
  }),
  follow: markCall('/api/v1/CustomBlog/{id}/follow', 'Een blog volgen', 'empty'),
  unfollow: markCall('/api/v1/CustomBlog/{id}/unfollow', 'Een blog niet meer volgen', 'empty'),
  report: reportCall('/api/v1/CustomBlog/{id}/flag', 'Een blog melden bij de moderators'),
  visitBlog: call({
    method: 'POST',
    path: '/api/v1/CustomBlog/{id}/visit',
    summary: 'Onthouden tot welk bericht je een blog hebt gezien',
    access: 'member',
    whilePaused: true,
    params: idParams,
    body: visitBody,
    response: 'empty',
    limit: limits.toggle,
    background: true,
  }),
  likes: call({
    method: 'GET',
    path: '/api/v1/CustomBlog/BlogPost/{id}/likes',
    summary: 'Of je een bericht waardeert',
    access: 'member',
    params: idParams,
    response: booleanText,
  }),
  like: markCall('/api/v1/CustomBlog/BlogPost/{id}/like', 'Een bericht waarderen; true', booleanText),
  dislike: markCall('/api/v1/CustomBlog/BlogPost/{id}/dislike', 'Een bericht niet meer waarderen; false', booleanText),
  reportPost: reportCall('/api/v1/blogpost-flag/{id}', 'Een bericht melden bij de moderators'),
};
