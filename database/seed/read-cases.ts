import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { MEMBER_ACTS, PAUSE_DAYS } from '#app/features/moderation/member-rules.ts';
import {
  HOUSE_RULES,
  type HouseRule,
  OUTCOMES,
  REPORT_REASONS,
  type ReportReason,
} from '#app/features/moderation/rules.ts';

const username = z.string();

/** The title of something that the demo has, or of what a case wrote before. */
const title = z.string();

/** When something was done, in hours before the first start of the demo. */
const at = { hoursAgo: z.number().positive() };

const written = { ...at, author: username, text: z.string() };

/** What a case is about: something that is there, or that is written for it. */
const subject = z.union([
  z.strictObject({ conversation: title }),
  z.strictObject({
    conversation: title,
    group: title,
    terms: z.array(z.string()).min(1),
    ...written,
    /** What others write in it, the first to write coming first. */
    replies: z.array(z.strictObject(written)).default([]),
  }),
  z.strictObject({ reactionTo: title, ...written }),
  z.strictObject({ blog: title }),
  z.strictObject({ post: title }),
  z.strictObject({ reactionToPost: title, ...written }),
  z.strictObject({ question: title }),
  z.strictObject({ answerTo: title }),
  z.strictObject({ profile: username }),
  /** A photo that is made from a drawing in content/pictures. */
  z.strictObject({ photo: username, drawing: z.string(), ...at }),
  /** What two people write to each other; the first message asks for contact, and the one with the number `reported` is reported. */
  z.strictObject({
    messages: z.array(z.strictObject(written)).min(2),
    between: z.tuple([username, username]),
    reported: z.int().min(2),
  }),
]);

const rule = z.enum(Object.keys(HOUSE_RULES) as [HouseRule, ...HouseRule[]]);
const reason = z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]);
const reasons = { rule, facts: z.string() };

/** Who does it. A visitor is an address, or 'bezoeker' for one without. */
const by = { ...at, by: z.string() };

/** Something that somebody does about a case, as the site lets them. */
const step = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('report'),
    ...by,
    reason,
    text: z.string().default(''),
    sentence: z.string().default(''),
  }),
  z.strictObject({ do: z.literal('open'), ...by }),
  z.strictObject({ do: z.literal('look'), ...by }),
  z.strictObject({ do: z.literal('claim'), ...by }),
  /** With `days` it is put back until so many days later. */
  z.strictObject({ do: z.literal('release'), ...by, note: z.string(), days: z.int().default(0) }),
  z.strictObject({ do: z.literal('hand-over'), ...by, to: username, note: z.string() }),
  z.strictObject({ do: z.literal('reopen'), ...by, note: z.string() }),
  z.strictObject({ do: z.literal('note-case'), ...by, text: z.string() }),
  /** Its author changes a reaction of theirs in a conversation. */
  z.strictObject({ do: z.literal('correct'), ...by, text: z.string() }),
  z.strictObject({ do: z.literal('edit'), ...by, text: z.string(), ...reasons }),
  z.strictObject({ do: z.literal('close'), ...by, ...reasons }),
  z.strictObject({ do: z.literal('move'), ...by, to: title, ...reasons }),
  z.strictObject({ do: z.literal('show'), ...by }),
  z.strictObject({
    do: z.literal('handle'),
    ...by,
    outcome: z.enum(OUTCOMES),
    rule: rule.optional(),
    facts: z.string().default(''),
    note: z.string(),
  }),
  /** The message of a moderator in the conversation in which the reaction stands. */
  z.strictObject({ do: z.literal('write'), ...by, text: z.string() }),
  z.strictObject({
    do: z.literal('act'),
    ...by,
    measure: z.enum(MEMBER_ACTS),
    days: z.literal(PAUSE_DAYS).optional(),
    rule: rule.optional(),
    facts: z.string(),
  }),
  z.strictObject({ do: z.literal('note'), ...by, text: z.string() }),
  z.strictObject({ do: z.literal('take-back'), ...by, measure: z.enum(MEMBER_ACTS), facts: z.string() }),
  /** An objection to the last decision about who makes it, or of who reported. */
  z.strictObject({ do: z.literal('object'), ...by, text: z.string() }),
  z.strictObject({
    do: z.literal('answer'),
    ...by,
    granted: z.boolean(),
    rule: rule.optional(),
    days: z.literal(PAUSE_DAYS).optional(),
    text: z.string(),
  }),
]);

const demoCase = z.strictObject({ about: subject, steps: z.array(step).min(1) });

export type DemoSubject = z.output<typeof subject>;
export type DemoStep = z.output<typeof step>;
export type DemoCase = z.output<typeof demoCase>;

/** Reads what moderators worked on in the demo, from the YAML file in the folder beside this one. */
export const readCases = async (): Promise<DemoCase[]> =>
  z.array(demoCase).parse(parse(await readFile(join(import.meta.dirname, 'moderation/cases.yaml'), 'utf8')));
