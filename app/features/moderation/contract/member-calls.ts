import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { actBody, memberNoteBody, takeBackBody } from '../member-bodies.ts';
import { MEASURES } from '../rules.ts';

const PATH = '/api/v1/moderation/members/{id}';

/** What moderators know of a member: the latest decisions, notes and texts, and a page of the cases about what they wrote. */
const record = z.object({
  User: userOnWire,
  Joined: z.iso.datetime(),
  Roles: z.array(z.string()),
  /** Set while they are kept from writing; without `Until` for good. */
  Pause: z.object({ Until: z.iso.datetime().nullable() }).nullable(),
  Decisions: z.array(
    z.object({
      Id: z.int(),
      Case: z.int(),
      Measure: z.enum(MEASURES),
      Facts: z.string(),
      Rule: z.string().nullable(),
      Until: z.iso.datetime().nullable(),
      By: userOnWire,
      Made: z.iso.datetime(),
      TakenBack: z.iso.datetime().nullable(),
    }),
  ),
  Notes: z.array(z.object({ Id: z.int(), Text: z.string(), By: userOnWire, Created: z.iso.datetime() })),
  Cases: z.array(
    z.object({
      Id: z.int(),
      Kind: z.string(),
      Title: z.string(),
      Opened: z.iso.datetime(),
      Outcome: z.string().nullable(),
    }),
  ),
  /** The case after which the next page of them begins. */
  Next: z.int().nullable(),
  /** The beginnings of what they wrote last for others to read, with the path of its page. */
  Texts: z.array(
    z.object({
      Kind: z.string(),
      Title: z.string(),
      Text: z.string(),
      Path: z.string(),
      Created: z.iso.datetime(),
      Hidden: z.boolean(),
    }),
  ),
});

/**
 * The calls by which moderators, and administrators, act on a member (docs/decisions/cases.md). They do not name a role, since
 * either has it.
 */
export const memberCalls = {
  memberRecord: call({
    method: 'GET',
    path: PATH,
    summary: 'Wat moderators van een deelnemer weten; after is Next, voor de volgende zaken',
    access: 'member',
    params: idParams,
    query: z.object({ after: idField.optional() }),
    response: { json: record },
    errors: ['forbidden'],
  }),
  actOnMember: call({
    method: 'POST',
    path: `${PATH}/decisions`,
    summary:
      'Na een zaak iets doen met een deelnemer; die leest Facts en Rule. Days hoort bij paused, Messages (berichten aan anderen weghalen) bij excluded, en word kan zonder Case',
    access: 'member',
    params: idParams,
    body: actBody,
    response: 'empty',
    errors: ['forbidden'],
    once: true,
    limit: limits.write,
  }),
  takeBackAct: call({
    method: 'POST',
    path: `${PATH}/decisions/{decision}/take-back`,
    summary: 'Zo’n besluit terugnemen; de deelnemer leest Facts',
    access: 'member',
    params: idParams.extend({ decision: idField }),
    body: takeBackBody,
    response: 'empty',
    errors: ['forbidden'],
    once: true,
    limit: limits.write,
  }),
  noteMember: call({
    method: 'POST',
    path: `${PATH}/notes`,
    summary: 'Een notitie over een deelnemer, voor de moderators alleen',
    access: 'member',
    params: idParams,
    body: memberNoteBody,
    response: 'empty',
    errors: ['forbidden'],
    once: true,
    limit: limits.write,
  }),
  removeNote: call({
    method: 'DELETE',
    path: `${PATH}/notes/{note}`,
    summary: 'Een notitie weghalen die je zelf schreef',
    access: 'member',
    params: idParams.extend({ note: idField }),
    response: 'empty',
    errors: ['forbidden'],
    limit: limits.write,
  }),
};
