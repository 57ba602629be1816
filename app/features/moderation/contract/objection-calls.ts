import { z } from 'zod';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { answerBody, noticeParams, objectionBody, replyBody } from '../bodies.ts';
import { moderationLimits } from '../limits.ts';
import { MEASURES } from '../rules.ts';

/** An objection that waits for an answer. */
const objection = z.object({
  Id: z.int(),
  Text: z.string(),
  Lodged: z.iso.datetime(),
  /** Whether it is that of who reported; else that of the member whom the decision concerns. */
  ByReporter: z.boolean(),
  CaseId: z.int(),
  Label: z.string(),
  Title: z.string().nullable(),
  Measure: z.enum(MEASURES),
  Facts: z.string(),
  Decided: z.iso.datetime(),
});

/** The calls by which one objects to a decision or replies to a message, and by which moderators answer an objection. */
export const objectionCalls = {
  object: call({
    method: 'POST',
    path: '/api/v1/decisions/{code}/objection',
    summary: 'Bezwaar maken tegen een besluit, met de code van het besluit of van je melding; dat kan één keer',
    access: 'anyone',
    params: noticeParams,
    body: objectionBody,
    response: 'empty',
    errors: ['conflict'],
    limit: moderationLimits.objection,
  }),
  reply: call({
    method: 'POST',
    path: '/api/v1/decisions/{code}/reply',
    summary: 'Antwoorden op een bericht van de moderators aan jou, met de code ervan; dat kan één keer',
    access: 'member',
    whilePaused: true,
    params: noticeParams,
    body: replyBody,
    response: 'empty',
    once: true,
    limit: moderationLimits.messageReply,
  }),
  objections: call({
    method: 'GET',
    path: '/api/v1/moderation/objections',
    summary: 'Bezwaren die op een antwoord wachten, behalve die over een besluit, tekst of melding van jezelf',
    access: 'moderator',
    response: { json: z.object({ Items: z.array(objection) }) },
  }),
  answerObjection: call({
    method: 'POST',
    path: '/api/v1/moderation/objections/{id}/answer',
    summary:
      'Een bezwaar beantwoorden; met Granted wordt het besluit teruggedraaid, of verborgen wat gemeld is. Met Days komt er een kortere pauze voor in de plaats',
    access: 'moderator',
    params: idParams,
    body: answerBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
};
