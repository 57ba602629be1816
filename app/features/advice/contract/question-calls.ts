import { z } from 'zod';
import { cleanedLine, idField } from '#app/platform/forms/fields.ts';
import { call, idParams, idsQuery, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { questionBody, replyBody } from '../bodies.ts';
import { adviceLimits } from '../limits.ts';
import { ADVICE_PAGE_SIZE, DIET_QUESTIONS, FILTER_TAGS_MAX, TITLE_MAX } from '../rules.ts';

/** A question with its answer; who asks is 'Anonymous' with the id 0 where the viewer may not know (rules.md R17). */
const question = z.object({
  id: z.int(),
  title: z.string(),
  question: z.string(),
  username: z.string(),
  user_id: z.int(),
  photoUrl: z.string().nullable(),
  questiondate: z.iso.datetime(),
  anonymous: z.boolean(),
  docname: z.string().nullable(),
  doc_id: z.int(),
  docPhotoUrl: z.string().nullable(),
  publicationdate: z.iso.datetime().nullable(),
  advice: z.string().nullable(),
});

const clarification = z.object({
  Id: z.int(),
  Body: z.string(),
  Asked: z.iso.datetime(),
  /** Who asked it, for professionals; null for the asker. */
  Professional: z.string().nullable(),
  /** Null as long as the asker has not replied. */
  Reply: z.string().nullable(),
  Replied: z.iso.datetime().nullable(),
});

const tag = z.object({ Id: z.int(), Name: z.string() });

export const questionCalls = {
  all: call({
    method: 'GET',
    path: '/api/v1/advices/all',
    summary: 'De vragen met een antwoord, het nieuwste antwoord eerst; met tags die over ten minste één daarvan',
    access: 'anyone',
    query: pageQuery(ADVICE_PAGE_SIZE).extend({
      questionType: z.literal(DIET_QUESTIONS.name).default(DIET_QUESTIONS.name),
      tags: idsQuery({ max: FILTER_TAGS_MAX }),
    }),
    response: {
      json: pageOf(
        z.object({
          Item: z.object({
            id: z.int(),
            question: z.string(),
            date: z.iso.datetime(),
            dietician: z.string().nullable(),
          }),
        }),
      ),
    },
  }),
  one: call({
    method: 'GET',
    path: '/api/v1/advices/one',
    summary: 'Een vraag met het antwoord; zonder antwoord alleen voor wie hem stelde en voor diëtisten',
    access: 'anyone',
    query: z.object({ id: idField }),
    response: { json: question },
    errors: ['not_found'],
  }),
  tags: call({
    method: 'GET',
    path: '/api/v1/advices/tags',
    summary: 'Waar de antwoorden over gaan',
    access: 'anyone',
    response: { json: pageOf(tag) },
  }),
  similar: call({
    method: 'GET',
    path: '/api/v1/advices/similar',
    summary: 'De vragen met een antwoord die op deze titel lijken, hooguit drie',
    access: 'member',
    query: z.object({ title: cleanedLine().max(TITLE_MAX) }),
    response: { json: pageOf(z.object({ Id: z.int(), Title: z.string(), Path: z.string() })) },
    limit: adviceLimits.similarQuestions,
    background: true,
  }),
  save: call({
    method: 'POST',
    path: '/api/v1/advices/save',
    summary: 'Een vraag stellen aan de diëtist',
    access: 'member',
    body: questionBody,
    response: { json: z.object({ Id: z.int() }) },
    errors: ['question_limit'],
    once: true,
    limit: adviceLimits.adviceQuestion,
  }),
  clarifications: call({
    method: 'GET',
    path: '/api/v1/advices/{id}/clarifications',
    summary: 'Wat diëtisten over een vraag terugvroegen, met de reacties; alleen voor wie hem stelde en voor diëtisten',
    access: 'member',
    params: idParams,
    response: { json: pageOf(clarification) },
    errors: ['not_found'],
  }),
  reply: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/reply',
    summary: 'Reageren op wat een diëtist over je vraag terugvroeg, waarmee hij weer op antwoord wacht',
    access: 'member',
    params: idParams,
    body: replyBody,
    response: 'empty',
    errors: ['conflict'],
    once: true,
    limit: limits.write,
  }),
  hideOwn: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/hide-own',
    summary: 'Je beantwoorde vraag van de site halen; jij en de diëtisten lezen hem nog',
    access: 'member',
    whilePaused: true,
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  }),
  showOwn: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/show-own',
    summary: 'Een vraag terugzetten die je zelf van de site haalde',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/api/v1/advices/{id}',
    summary: 'Je eigen vraag weghalen, zolang hij geen antwoord heeft',
    access: 'member',
    params: idParams,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
};
