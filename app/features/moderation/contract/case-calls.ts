import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import {
  caseNoteBody,
  closeBody,
  editBody,
  handledBody,
  handOverBody,
  hideBody,
  moveBody,
  releaseBody,
  reopenBody,
} from '../bodies.ts';
import { takeBackBody } from '../member-bodies.ts';
import { CASE_LISTS, HOLD_REASONS, MEASURES, OUTCOMES } from '../rules.ts';

/** One reported thing. Without `Subject` it is no longer there. */
const listedCase = z.object({
  Id: z.int(),
  Kind: z.string(),
  /** Who wrote it, also when it is no longer there. */
  Author: userOnWire,
  Opened: z.iso.datetime(),
  /** Whether somebody may be in danger: such cases come first. */
  Urgent: z.boolean(),
  /** Why it waits for a moderator before others see it; null where it does not. */
  HeldFor: z.array(z.enum(HOLD_REASONS)).nullable(),
  /** How many members reported it. */
  ReportCount: z.int(),
  Subject: z
    .object({
      Title: z.string(),
      Text: z.string(),
      /** Null for what is read in its case alone. */
      Path: z.string().nullable(),
      Author: userOnWire,
      Created: z.iso.datetime(),
      Hidden: z.boolean(),
      Withdrawn: z.boolean(),
    })
    .nullable(),
  /**
   * What it said when it was reported, the earliest text first, and of a list the beginning of the last; none half a year
   * after the case was closed, and for who wrote it.
   */
  Reported: z.array(z.object({ Title: z.string(), Text: z.string(), Created: z.iso.datetime() })),
  /** At which sentences of it reporters pointed. */
  Sentences: z.array(z.object({ Before: z.string(), Text: z.string(), After: z.string() })),
  /** Which moderator is looking into it; null for nobody. */
  ClaimedBy: z.string().nullable(),
  ClaimedByMe: z.boolean(),
  /** Until when it was put back; null for what waits now. */
  PostponedUntil: z.iso.datetime().nullable(),
  /** `By` is null for one that closed by itself, because its author changed or withdrew what was held. */
  Handled: z
    .object({ At: z.iso.datetime(), By: userOnWire.nullable(), Outcome: z.enum(OUTCOMES), Note: z.string() })
    .nullable(),
});

/** The same with all that a moderator needs to judge it. */
const wholeCase = listedCase.extend({
  Reports: z.array(z.object({ User: userOnWire, Reason: z.string(), Text: z.string(), Created: z.iso.datetime() })),
  Nearby: z.array(
    z.object({
      User: userOnWire,
      Text: z.string(),
      Created: z.iso.datetime(),
      Quoted: z.boolean(),
      Opening: z.boolean(),
    }),
  ),
  /** What it said before, in one of its parts where it has several. `By` is null where its author changed it. */
  Former: z.array(
    z.object({ Part: z.string().nullable(), Text: z.string(), Changed: z.iso.datetime(), By: userOnWire.nullable() }),
  ),
  /** What it says, in the parts that moderators change; none where they change nothing. */
  Parts: z.array(z.object({ Name: z.string(), Label: z.string(), Text: z.string() })),
  /** What was decided, and when that was taken back; null while it stands. */
  Decisions: z.array(
    z.object({
      Measure: z.enum(MEASURES),
      Facts: z.string(),
      Rule: z.string().nullable(),
      By: userOnWire,
      Decided: z.iso.datetime(),
      Lifted: z.iso.datetime().nullable(),
    }),
  ),
  /** What its author answered to messages of moderators, and when those were sent. */
  Replies: z.array(z.object({ Text: z.string(), Sent: z.iso.datetime(), Replied: z.iso.datetime() })),
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

/** The calls by which moderators read cases, and decide about what they are about. */
export const caseCalls = {
  cases: call({
    method: 'GET',
    path: '/api/v1/moderation/cases',
    summary:
      'Wat gemeld is: zaken die open staan, die je op je nam, die tot later wachten, of die zijn afgehandeld, door wie ook of door jou; Next is after voor de volgende',
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
  takeOver: caseCall('take-over', 'Een zaak overnemen van een andere moderator'),
  release: call({
    ...caseCall(
      'release',
      'Een zaak weer aan anderen laten; Note is voor wie haar overneemt. Met Days ligt zij pas na zoveel dagen weer op de tafel',
    ),
    body: releaseBody,
  }),
  handOver: call({
    ...caseCall('hand-over', 'Een zaak overdragen aan een andere moderator: To; die krijgt bericht'),
    body: handOverBody,
  }),
  reopen: call({
    ...caseCall('reopen', 'Een afgehandelde zaak heropenen; Note zegt waarom, voor moderators alleen'),
    body: reopenBody,
  }),
  noteCase: call({
    method: 'POST',
    path: '/api/v1/moderation/cases/{id}/notes',
    summary: 'Een notitie bij een zaak, voor de moderators alleen',
    access: 'moderator',
    params: idParams,
    body: caseNoteBody,
    response: 'empty',
    errors: ['conflict'],
    once: true,
    limit: limits.write,
  }),
  hide: call({
    ...caseCall('hide', 'Verbergen wat gemeld is; Rule is de huisregel, Facts wat er te zien was'),
    body: hideBody,
  }),
  show: caseCall('show', 'Weer tonen wat verborgen was'),
  close: call({
    ...caseCall(
      'close',
      'Een gemeld gesprek sluiten voor reacties, met Rule en Facts; none is geen huisregel: het is afgerond',
    ),
    body: closeBody,
  }),
  move: call({
    ...caseCall(
      'move',
      'Een gemeld gesprek naar een andere groep verplaatsen: Place, met Rule en Facts; none is geen huisregel',
    ),
    body: moveBody,
  }),
  takeBack: call({
    method: 'POST',
    path: '/api/v1/moderation/cases/{id}/decisions/{decision}/take-back',
    summary: 'Terugnemen dat een tekst gewijzigd, gesloten of verplaatst is; de schrijver leest Facts',
    access: 'moderator',
    params: idParams.extend({ decision: idField }),
    body: takeBackBody,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.toggle,
  }),
  edit: call({
    method: 'PUT',
    path: '/api/v1/moderation/cases/{id}/text',
    summary:
      'Wijzigen wat er staat in wat gemeld is, met Rule en Facts, en per deel de nieuwe tekst onder de naam uit Parts; wat er stond wordt bewaard',
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
    summary: 'Een zaak afhandelen met een uitkomst die klopt; hidden verbergt het ook, met Rule en Facts',
    access: 'moderator',
    params: idParams,
    body: handledBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
};
