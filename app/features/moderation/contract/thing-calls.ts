import { z } from 'zod';
import { idField } from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { contentWarningsBody, hideBody } from '../bodies.ts';

/** What may be reported: its kind, as in cases, and its id. */
export const thingParams = z.object({ kind: z.string().max(40), id: idField });

/** The calls for a thing on its own page, also where no case about it is open. */
export const thingCalls = {
  hideThing: call({
    method: 'POST',
    path: '/api/v1/moderation/things/{kind}/{id}/hide',
    summary:
      'Iets verbergen vanaf de pagina waarop het staat, met Rule en Facts; de zaak erover is dan afgehandeld. Voor moderators, en voor diëtisten bij een vraag',
    access: 'member',
    params: thingParams,
    body: hideBody,
    response: 'empty',
    errors: ['forbidden', 'conflict'],
    limit: limits.toggle,
  }),
  showThing: call({
    method: 'POST',
    path: '/api/v1/moderation/things/{kind}/{id}/show',
    summary: 'Weer tonen wat verborgen was, vanaf de pagina waarop het staat; voor wie hideThing mag',
    access: 'member',
    params: thingParams,
    response: 'empty',
    errors: ['forbidden', 'conflict'],
    limit: limits.toggle,
  }),
  openThing: call({
    method: 'POST',
    path: '/api/v1/moderation/things/{kind}/{id}/open',
    summary: 'Een zaak openen over iets, vanaf de pagina waarop het staat; Id is die van de zaak',
    access: 'moderator',
    params: thingParams,
    response: { json: z.object({ Id: z.int() }) },
    limit: limits.toggle,
  }),
  setContentWarnings: call({
    method: 'PUT',
    path: '/api/v1/content-warnings/{kind}/{id}',
    summary:
      'Bij een eigen tekst, of als moderator bij een tekst van een ander, zetten waar hij over gaat: dying, prognosis, needles; een lege lijst is niets',
    access: 'member',
    params: thingParams,
    body: contentWarningsBody,
    response: 'empty',
    errors: ['forbidden', 'conflict'],
    limit: limits.write,
  }),
};
