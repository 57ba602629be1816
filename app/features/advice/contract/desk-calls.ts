import { z } from 'zod';
import { checkbox, cleanedLine, idField } from '#app/platform/forms/fields.ts';
import { call, cappedSize, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import {
  answerEditBody,
  clarificationBody,
  declineBody,
  expertBody,
  newAnswerBody,
  questionEditBody,
} from '../bodies.ts';
import { ARCHIVE_CURSOR } from '../paths.ts';
import { ARCHIVE_PAGE_SIZE, ARCHIVE_TERM_MAX, DESK_PAGE_SIZE, WAITING_LISTS } from '../rules.ts';

const openQuestion = z.object({
  Id: z.int(),
  Title: z.string(),
  Created: z.iso.datetime(),
  /** Until when an answer was promised. */
  Promised: z.iso.datetime(),
  /** Who is answering it; null for nobody. */
  ClaimedBy: z.string().nullable(),
  ClaimedByMe: z.boolean(),
  /** Since when it waits for its asker, to whom a professional asked something back; null where it does not. */
  AskedBack: z.iso.datetime().nullable(),
  /** Whether the asker replied to such a question. */
  Supplemented: z.boolean(),
});

const archivedQuestion = z.object({
  Id: z.int(),
  Title: z.string(),
  /** When it was answered or declined. */
  Closed: z.iso.datetime(),
  Answered: z.boolean(),
  Hidden: z.boolean(),
  /** Whether the viewer answered or declined it. */
  ByMe: z.boolean(),
  /** The name under which it was answered; null for none. */
  Expert: z.string().nullable(),
  Tags: z.array(z.string()),
});

export const deskCalls = {
  open: call({
    method: 'GET',
    path: '/api/v1/advices/open',
    summary:
      'De vragen die op antwoord wachten, de oudste eerst; vooraan de aangevulde waarover je zelf iets terugvroeg. Met waitsFor=asker die op de vrager wachten',
    access: 'professional',
    query: pageQuery(DESK_PAGE_SIZE).extend({ waitsFor: z.enum(WAITING_LISTS).default('answer') }),
    response: { json: pageOf(openQuestion) },
  }),
  archive: call({
    method: 'GET',
    path: '/api/v1/advices/archive',
    summary:
      'De vragen die zijn beantwoord of afgewezen, de laatste eerst; met term die met deze woorden in vraag of antwoord',
    access: 'professional',
    query: z.object({
      term: cleanedLine().max(ARCHIVE_TERM_MAX).default(''),
      tag: idField.optional(),
      mine: checkbox,
      after: z.string().regex(ARCHIVE_CURSOR).optional(),
      page_size: cappedSize(ARCHIVE_PAGE_SIZE),
    }),
    response: { json: z.object({ Items: z.array(archivedQuestion), Next: z.string().nullable() }) },
  }),
  claim: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/claim',
    summary: 'Een vraag op je nemen, voor twee dagen; nog eens verlengt dat',
    access: 'professional',
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  }),
  release: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/release',
    summary: 'Een vraag weer aan anderen laten',
    access: 'professional',
    params: idParams,
    response: 'empty',
    limit: limits.toggle,
  }),
  answer: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/answer',
    summary:
      'Een vraag beantwoorden, waarmee iedereen hem kan lezen; met DetailsSeen waar er een nummer of adres in staat dat mag blijven, en NameSeen waar het antwoord een naam noemt',
    access: 'professional',
    params: idParams,
    body: newAnswerBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
  askBack: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/ask-back',
    summary: 'Iets terugvragen voor je antwoordt; de vraag wacht dan op de vrager, en niemand anders leest het',
    access: 'professional',
    params: idParams,
    body: clarificationBody,
    response: 'empty',
    errors: ['conflict'],
    once: true,
    limit: limits.write,
  }),
  decline: call({
    method: 'POST',
    path: '/api/v1/advices/{id}/decline',
    summary: 'Een vraag niet beantwoorden; wie hem stelde, leest waarom',
    access: 'professional',
    params: idParams,
    body: declineBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
  editAnswer: call({
    method: 'PUT',
    path: '/api/v1/advices/{id}/answer',
    summary:
      'Een antwoord en zijn onderwerpen veranderen; wat er stond wordt bewaard. Met BasedOn alleen als het sindsdien niet is veranderd',
    access: 'professional',
    params: idParams,
    body: answerEditBody,
    response: 'empty',
    errors: ['conflict'],
    once: true,
    limit: limits.write,
  }),
  editQuestion: call({
    method: 'PUT',
    path: '/api/v1/advices/{id}/question',
    summary:
      'Een vraag wijzigen, bijvoorbeeld om een naam weg te halen; wat er stond wordt bewaard. Met BasedOn alleen als hij sindsdien niet is veranderd',
    access: 'professional',
    params: idParams,
    body: questionEditBody,
    response: 'empty',
    errors: ['conflict'],
    once: true,
    limit: limits.write,
  }),
  setExpert: call({
    method: 'PUT',
    path: '/api/v1/advices/experts/{id}',
    summary: 'De naam instellen waaronder een diëtist antwoordt: die van een deskundige, of geen',
    access: 'administrator',
    params: idParams,
    body: expertBody,
    response: 'empty',
    limit: limits.write,
  }),
};
