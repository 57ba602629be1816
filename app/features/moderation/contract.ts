import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { cleanedLine, idField } from '#app/platform/forms/fields.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import {
  answerBody,
  anyReportBody,
  caseNoteBody,
  closeBody,
  contentWarningsBody,
  editBody,
  handledBody,
  handOverBody,
  hideBody,
  moveBody,
  noticeParams,
  objectionBody,
  releaseBody,
  reopenBody,
  replyBody,
  reportBody,
} from './bodies.ts';
import { moderationLimits } from './limits.ts';
import { takeBackBody } from './member-bodies.ts';
import { memberCalls } from './member-contract.ts';
import { CASE_LISTS, DECISIONS, GRANTED_ROLES, HOLD_REASONS, MEASURES, QUERY_MAX, WITHDRAWN_ROLES } from './rules.ts';

export { reasonsFields } from './bodies.ts';

/** Declares a call to report something (moderation-1). It is idempotent. For one's own texts it is forbidden (rules.md R26). */
export const reportCall = <const P extends `/api/v1/${string}`>(path: P, summary: string) =>
  call({
    method: 'POST',
    path,
    summary: `${summary}; Reason zegt waarom, Text wat je erbij wilt zeggen, Sentence wijst een zin van de tekst aan`,
    access: 'member',
    whilePaused: true,
    params: idParams,
    body: reportBody,
    response: 'empty',
    errors: ['forbidden'],
    limit: limits.toggle,
  });

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
    .object({ At: z.iso.datetime(), By: userOnWire.nullable(), Outcome: z.enum(DECISIONS), Note: z.string() })
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

/** What may be reported: its kind, as in cases, and its id. */
const thingParams = z.object({ kind: z.string().max(40), id: idField });

const member = z.object({ User: userOnWire, Roles: z.array(z.string()) });

const roleParams = z.object({ id: idField, role: z.enum(GRANTED_ROLES) });

export const moderationContract = {
  report: call({
    method: 'POST',
    path: '/api/v1/reports/{kind}/{id}',
    summary:
      'Iets melden bij de moderators, ook zonder sessie. Code opent de pagina van de melding; voor wie zonder sessie een adres geeft is die null, en staat hij in de mail',
    access: 'anyone',
    params: thingParams,
    body: anyReportBody,
    response: { json: z.object({ Code: z.string().nullable() }) },
    errors: ['forbidden'],
    limit: moderationLimits.report,
  }),
  ...memberCalls,
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
    errors: ['conflict'],
    limit: limits.write,
  }),
  members: call({
    method: 'GET',
    path: '/api/v1/moderation/members',
    summary:
      'Deelnemers met dit in hun naam; voor een beheerder ook wie dit e-mailadres heeft. Zonder query wie een rol heeft. Next is after voor de volgende',
    access: 'member',
    query: z.object({
      query: cleanedLine().max(QUERY_MAX).default(''),
      after: cleanedLine().max(QUERY_MAX).optional(),
    }),
    response: { json: z.object({ Items: z.array(member), Next: z.string().nullable() }) },
    errors: ['forbidden'],
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
