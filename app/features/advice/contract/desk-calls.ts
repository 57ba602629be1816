import { z } from 'zod';
import { call, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { answerBody, answerEditBody, declineBody, expertBody, questionEditBody } from '../bodies.ts';
import { DESK_PAGE_SIZE } from '../rules.ts';

const openQuestion = z.object({
  Id: z.int(),
  Title: z.string(),
  Created: z.iso.datetime(),
  /** Until when an answer was promised. */
  Promised: z.iso.datetime(),
  /** Who is answering it; null for nobody. */
  ClaimedBy: z.string().nullable(),
  ClaimedByMe: z.boolean(),
});

export const deskCalls = {
  open: call({
    method: 'GET',
    path: '/api/v1/advices/open',
    summary: 'De vragen die op antwoord wachten, de oudste eerst',
    access: 'professional',
    query: pageQuery(DESK_PAGE_SIZE),
    response: { json: pageOf(openQuestion) },
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
    summary: 'Een vraag beantwoorden, waarmee iedereen hem kan lezen',
    access: 'professional',
    params: idParams,
    body: answerBody,
    response: 'empty',
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
      'Een vraag aanpassen, bijvoorbeeld om een naam weg te halen; wat er stond wordt bewaard. Met BasedOn alleen als hij sindsdien niet is veranderd',
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
