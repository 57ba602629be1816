import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { contentWarningList } from '#app/platform/content-warnings/content-warnings-field.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { booleanText, call, closedErrors, idParams, pageOf } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { conversationEdit, newConversationBody } from '../bodies.ts';

const conversation = z.object({
  Id: z.int(),
  Title: z.string(),
  Slug: z.string(),
  Body: z.string(),
  Created: z.iso.datetime(),
  Public: z.boolean(),
  LastActivity: z.iso.datetime(),
  Reactions: z.int(),
  /** What it is about that not everybody wants to read at once; absent for nothing. */
  ContentWarnings: contentWarningList.optional(),
});

export const conversationCalls = {
  bySlug: call({
    method: 'GET',
    path: '/api/v1/conversations/slug/{slug}',
    summary: 'Het gesprek met dit stuk van het adres',
    access: 'anyone',
    params: z.object({ slug: z.string().max(200) }),
    response: { json: conversation },
    errors: closedErrors,
  }),
  byId: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}',
    summary: 'Een gesprek',
    access: 'anyone',
    params: idParams,
    response: { json: conversation },
    errors: closedErrors,
  }),
  author: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/user',
    summary: 'Wie een gesprek is begonnen',
    access: 'anyone',
    params: idParams,
    response: { json: userOnWire },
    errors: closedErrors,
  }),
  group: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/group',
    summary: 'De groep van een gesprek',
    access: 'anyone',
    params: idParams,
    response: { json: z.object({ Title: z.string(), Slug: z.string() }) },
    errors: closedErrors,
  }),
  terms: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/terms',
    summary: 'De onderwerpen van een gesprek',
    access: 'anyone',
    params: idParams,
    response: { json: pageOf(z.object({ GroupTermId: z.int(), Name: z.string() })) },
    errors: closedErrors,
  }),
  userIsOwner: call({
    method: 'GET',
    path: '/api/v1/conversations/{id}/user-is-owner',
    summary: 'Of je een gesprek zelf bent begonnen',
    access: 'member',
    params: idParams,
    response: booleanText,
  }),
  start: call({
    method: 'POST',
    path: '/api/v1/conversations/{groupId}',
    summary: 'Een gesprek beginnen in een groep',
    access: 'member',
    params: z.object({ groupId: idField }),
    body: newConversationBody,
    response: { json: z.object({ Id: z.int(), Slug: z.string() }) },
    once: true,
    limit: limits.write,
  }),
  edit: call({
    method: 'POST',
    path: '/api/v1/conversations',
    summary: 'Je eigen gesprek verbeteren; de titel kan mee zolang niemand heeft gereageerd',
    access: 'member',
    body: conversationEdit,
    response: 'empty',
    errors: ['not_found', 'forbidden'],
    once: true,
    limit: limits.write,
  }),
};
