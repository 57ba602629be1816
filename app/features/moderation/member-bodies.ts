import { z } from 'zod';
import { fitsNotice } from '#app/features/content/published/house-rules.ts';
import { checkbox, cleanedLine, idField, longText } from '#app/platform/forms/fields.ts';
import { facts, houseRule, message, NO_RULE, pauseDays, TOO_MANY_WORDS } from './bodies.ts';
import { isWithoutRule, MEMBER_ACTS, NO_CONTACT, TAKEN_BACK, TOLD_OF_DEATH } from './member-rules.ts';
import { FACTS_MAX, type Reasons } from './rules.ts';

/** How long a username is at most. */
const USERNAME_MAX = 20;

/** Lets a field be judged by another one also where a third one is wrong. */
const always = { when: () => true };

/**
 * What a moderator does with a member after a case, which a word may do without: for how many days, by which house rule, and
 * what the member reads of why. Without words that is the sentence which belongs to the rule.
 */
export const actBody = z
  .object({
    Case: idField.optional(),
    Measure: z.enum(MEMBER_ACTS, 'Kies wat je doet'),
    Days: pauseDays.optional(),
    Rule: houseRule.optional(),
    Facts: message,
    /** Of who is excluded: whether what they wrote to others is taken out of their messages. */
    Messages: checkbox,
    /** Of a memorial: the name of the contact who confirmed it. */
    Contact: cleanedLine().max(USERNAME_MAX, NO_CONTACT).default(''),
  })
  .refine(({ Measure, Case }) => Measure === 'word' || Case !== undefined, {
    ...{ path: ['Case'], error: 'Kies na welke zaak', ...always },
  })
  .refine(({ Measure, Days }) => Measure !== 'paused' || Days !== undefined, {
    ...{ path: ['Days'], error: 'Kies hoe lang', ...always },
  })
  .refine(({ Measure, Rule }) => Measure === undefined || isWithoutRule(Measure) || Rule !== undefined, {
    ...{ path: ['Rule'], error: NO_RULE, ...always },
  })
  .refine(({ Measure, Rule, Facts }) => Measure !== 'word' || Boolean(Facts || Rule), {
    ...{ path: ['Facts'], error: 'Schrijf wat je wilt zeggen', ...always },
  })
  .refine(({ Measure, Facts }) => Measure === 'word' || fitsNotice(Facts), {
    ...{ path: ['Facts'], error: TOO_MANY_WORDS, ...always },
  })
  .refine(({ Measure, Contact }) => Measure !== 'memorial' || Contact !== '', {
    ...{ path: ['Contact'], error: 'Vul in welk contact dit heeft bevestigd', ...always },
  });

/** The reasons of an act that a moderator sent. */
export const reasonsOfAct = ({ Measure, Rule, Facts }: z.output<typeof actBody>): Reasons =>
  Measure === 'memorial' ? { rule: null, facts: Facts || TOLD_OF_DEATH } : { rule: Rule ?? null, facts: Facts };

/** What moderators note about a member for each other. */
export const memberNoteBody = z.object({
  Text: longText({
    max: FACTS_MAX,
    empty: 'Schrijf je notitie',
    tooLong: `Dit is te lang. Gebruik niet meer dan ${FACTS_MAX} tekens`,
  }),
});

/** Why a decision is taken back, as the member reads it. */
export const takeBackBody = z.object({ Facts: facts.transform((text) => text || TAKEN_BACK) });
