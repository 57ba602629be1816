import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { cleanedLine, idField } from '#app/platform/forms/fields.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { editBody, handledBody } from './bodies.ts';
import { CASE_LISTS, DECISIONS, GRANTED_ROLES, QUERY_MAX, WITHDRAWN_ROLES } from './rules.ts';

/** One reported thing. Without `Subject` it is no longer there. What the viewer wrote tells nothing more than that. */
const listedCase = z.object({
  Id: z.int(),
  Kind: z.string(),
  Opened: z.iso.datetime(),
  /** Whether the viewer wrote it. */
  Own: z.boolean(),
  /** How many members reported it; null for who wrote it. */
  ReportCount: z.int().nullable(),
  Subject: z
    .object({
      Title: z.string(),
      Text: z.string(),
      Path: z.string(),
      Author: userOnWire,
      Created: z.iso.datetime(),
      Hidden: z.boolean(),
      Withdrawn: z.boolean(),
    })
    .nullable(),
  /** Which moderator is looking into it; null for nobody. */
  ClaimedBy: z.string().nullable(),
  ClaimedByMe: z.boolean(),
  Handled: z.object({ At: z.iso.datetime(), By: userOnWire, Outcome: z.enum(DECISIONS), Note: z.string() }).nullable(),
});

/** The same with all that a moderator needs to judge it. */
const wholeCase = listedCase.extend({
  Reports: z.array(z.object({ User: userOnWire, Created: z.iso.datetime() })),
  Nearby: z.array(z.object({ User: userOnWire, Text: z.string(), Created: z.iso.datetime(), Quoted: z.boolean() })),
  /** What it said before. `By` is null where its author changed it. */
  Former: z.array(z.object({ Text: z.string(), Changed: z.iso.datetime(), By: userOnWire.nullable() })),
  Actions: z.array(z.object({ Action: z.string(), User: userOnWire, Created: z.iso.datetime() })),
});

/** A call by which a moderator does something with a case; 409 when another one is at it, or it is handled. */
const caseCall = (name: string, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v1/moderation/cases/{id}/${name}`,
    summary,
    access: 'moderator',
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  });

const member = z.object({ User: userOnWire, Roles: z.array(z.string()) });

const roleParams = z.object({ id: idField, role: z.enum(GRANTED_ROLES) });

export const moderationContract = {
  cases: call({
    method: 'GET',
    path: '/api/v1/moderation/cases',
    summary:
      'Wat gemeld is: zaken die open staan, die je op je nam, of die zijn afgehandeld; Next is after voor de volgende',
    access: 'moderator',
    query: z.object({ list: z.enum(CASE_LISTS).default('open'), after: idField.optional() }),
    response: { json: z.object({ Items: z.array(listedCase), Next: z.int().nullable() }) },
  }),
  oneCase: call({
    method: 'GET',
    path: '/api/v1/moderation/cases/{id}',
    summary: 'Een zaak met alles eromheen',
    access: 'moderator',
    params: idParams,
    response: { json: wholeCase },
  }),
  claim: caseCall('claim', 'Een zaak op je nemen, voor een dag; nog eens verlengt dat'),
  release: caseCall('release', 'Een zaak weer aan anderen laten'),
  hide: caseCall('hide', 'Verbergen wat gemeld is'),
  show: caseCall('show', 'Weer tonen wat verborgen was'),
  edit: call({
    method: 'PUT',
    path: '/api/v1/moderation/cases/{id}/text',
    summary: 'De tekst aanpassen die gemeld is; wat er stond wordt bewaard',
    access: 'moderator',
    params: idParams,
    body: editBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
  handle: call({
    method: 'POST',
    path: '/api/v1/moderation/cases/{id}/handle',
    summary: 'Een zaak afhandelen met een uitkomst die klopt; hidden verbergt het ook',
    access: 'moderator',
    params: idParams,
    body: handledBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
  members: call({
    method: 'GET',
    path: '/api/v1/moderation/members',
    summary:
      'Deelnemers van wie de naam zo begint of die dit e-mailadres hebben; zonder query wie een rol heeft. Next is after voor de volgende',
    access: 'administrator',
    query: z.object({
      query: cleanedLine().max(QUERY_MAX).default(''),
      after: cleanedLine().max(QUERY_MAX).optional(),
    }),
    response: { json: z.object({ Items: z.array(member), Next: z.string().nullable() }) },
  }),
  grantRole: call({
    method: 'PUT',
    path: '/api/v1/moderation/members/{id}/roles/{role}',
    summary: 'Een deelnemer moderator of diëtist maken',
    access: 'administrator',
    params: roleParams,
    response: 'empty',
    limit: limits.toggle,
  }),
  withdrawRole: call({
    method: 'DELETE',
    path: '/api/v1/moderation/members/{id}/roles/{role}',
    summary: 'Een deelnemer deze rol ontnemen, met onmiddellijke ingang; niet aan de enige beheerder of moderator',
    access: 'administrator',
    params: roleParams.extend({ role: z.enum(WITHDRAWN_ROLES) }),
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  }),
};
