import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { longText } from '#app/platform/forms/fields.ts';
import { call, idParams, pageOf, pageQuery } from '#app/platform/http/contract.ts';
import { CONVERSATIONS_PAGE_SIZE, REACTION_MAX, REACTIONS_PAGE_SIZE } from './rules.ts';

export const reactionBody = z.object({
  Body: longText({
    most: REACTION_MAX,
    empty: 'Dit veld is verplicht',
    tooLong: 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens',
  }),
});

/** What a list says of a conversation; of one that is closed to the viewer only the title (rules.md R18). */
const listed = z.object({
  Conversation: z.object({ Id: z.int(), Title: z.string(), Public: z.boolean(), Slug: z.string() }),
  Group: z.object({ Title: z.string(), Slug: z.string() }),
  Owner: userOnWire.nullable(),
  LastReactionAuthor: userOnWire.nullable(),
  LastActivity: z.iso.datetime(),
  NumberOfReactions: z.int().nullable(),
});

const conversation = z.object({
  Id: z.int(),
  Title: z.string(),
  Slug: z.string(),
  Body: z.string(),
  Created: z.iso.datetime(),
  Public: z.boolean(),
  LastActivity: z.iso.datetime(),
  Reactions: z.int(),
});

const reaction = z.object({ Id: z.int(), Body: z.string(), Created: z.iso.datetime() });

const reactionListed = z.object({
  Reaction: reaction,
  User: userOnWire,
  Flagged: z.boolean(),
  IsLiked: z.boolean(),
  LikesCount: z.int(),
});

const trueOrFalse = { text: z.enum(['true', 'false']) };
const closed = ['participants_only'] as const;

/** Following, liking, flagging: as often as you like, it counts once; one's own is refused (rules.md R26). */
const toggle = (path: `/api/${string}`, summary: string) =>
  call({
    method: 'POST',
    path,
    summary,
    access: 'member',
    params: idParams,
    answer: 'nothing',
    errors: ['forbidden'],
    limit: 'toggle',
  });

export const conversationsContract = {
  inGroup: call({
    method: 'GET',
    path: '/api/v1/groups/{id}/conversations',
    summary: 'De gesprekken van een groep, het laatst gebruikte eerst',
    access: 'anyone',
    params: idParams,
    query: pageQuery(CONVERSATIONS_PAGE_SIZE),
    answer: { json: pageOf(listed) },
  }),
  active: call({
    method: 'GET',
    path: '/api/v1/conversations/active',
    summary: 'De gesprekken met de laatste bijdragen',
    access: 'anyone',
    query: pageQuery(CONVERSATIONS_PAGE_SIZE),
    answer: { json: z.array(listed) },
  }),
  bySlug: call({
    method: 'GET',
    path: '/api/v1/conversations/slug/{slug}',
    summary: 'Het gesprek met dit stuk van het adres',
    access: 'anyone',
    params: z.object({ slug: z.string().max(200) }),
    answer: { json: conversation },
    errors: closed,
  }),
  byId: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}',
    summary: 'Een gesprek',
    access: 'anyone',
    params: idParams,
    answer: { json: conversation },
    errors: closed,
  }),
  author: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/user',
    summary: 'Wie een gesprek is begonnen',
    access: 'anyone',
    params: idParams,
    answer: { json: userOnWire },
    errors: closed,
  }),
  group: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/group',
    summary: 'De groep van een gesprek',
    access: 'anyone',
    params: idParams,
    answer: { json: z.object({ Title: z.string(), Slug: z.string() }) },
    errors: closed,
  }),
  terms: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/terms',
    summary: 'De onderwerpen van een gesprek',
    access: 'anyone',
    params: idParams,
    answer: { json: z.array(z.object({ GroupTermId: z.int(), Name: z.string() })) },
    errors: closed,
  }),
  isLiked: call({
    method: 'GET',
    path: '/api/v1/conversations/isliked/{id}',
    summary: 'Of je een gesprek waardeert',
    access: 'member',
    params: idParams,
    answer: trueOrFalse,
  }),
  countLikes: call({
    method: 'GET',
    path: '/api/v1/conversations/countlikes/{id}',
    summary: 'Hoe velen een gesprek waarderen',
    access: 'anyone',
    params: idParams,
    answer: { json: z.int() },
    errors: closed,
  }),
  follows: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/follows',
    summary: 'Of je een gesprek volgt',
    access: 'member',
    params: idParams,
    answer: { text: z.enum(['on', 'off']) },
  }),
  userIsOwner: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/user-is-owner',
    summary: 'Of je een gesprek zelf bent begonnen',
    access: 'member',
    params: idParams,
    answer: trueOrFalse,
  }),
  reactions: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/reactions',
    summary: 'De reacties op een gesprek, de oudste eerst',
    access: 'anyone',
    params: idParams,
    query: pageQuery(REACTIONS_PAGE_SIZE),
    answer: { json: z.object({ Total: z.int(), Reactions: z.array(reactionListed) }) },
    errors: closed,
  }),
  react: call({
    method: 'POST',
    path: '/api/v1/conversations/{id}/reactions',
    summary: 'Reageren; met dezelfde Idempotency-Key gebeurt het één keer',
    access: 'member',
    params: idParams,
    body: reactionBody,
    answer: { json: reaction },
    errors: ['conflict'],
    limit: 'write',
  }),
  follow: toggle('/api/v1/conversations/{id}/follow', 'Een gesprek volgen'),
  unfollow: toggle('/api/v1/conversations/{id}/unfollow', 'Een gesprek niet meer volgen'),
  like: toggle('/api/v1/likes/like/conversation/{id}', 'Een gesprek waarderen'),
  unlike: toggle('/api/v1/likes/unlike/conversation/{id}', 'Een gesprek niet meer waarderen'),
  likeReaction: toggle('/api/v1/likes/like/conversationreaction/{id}', 'Een reactie waarderen'),
  unlikeReaction: toggle('/api/v1/likes/unlike/conversationreaction/{id}', 'Een reactie niet meer waarderen'),
  flagReaction: toggle('/api/v1/conversation-flag/{id}', 'Een reactie melden bij de moderators'),
};
