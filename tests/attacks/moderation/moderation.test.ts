import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { SECOND } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { makeCase } from '#tests/support/cases.ts';
import { type MemberMade, makeMember } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { type Action, apply, inForce, isPaused, MODERATOR_VERBS, type Model, OTHER_VERBS, START } from './model.ts';
import { untoldMembers, untoldReporters, wrongPauses } from './untold.ts';

/** How many sequences are tried; `npm run proof` tries more. */
const RUNS = Number(process.env.MODERATION_RUNS ?? 10);

const { site, one, two, send, report } = await openModeration();
afterAll(() => site.close());
const { db } = site.platform;

/** A reported reaction with those who have to do with it. */
interface Scene {
  reactionId: number;
  conversationId: number;
  author: MemberMade;
  second: MemberMade;
}

async function makeScene(): Promise<Scene> {
  const { reaction, author, conversation } = await makeCase(site.platform, { text: START.text });
  return { reactionId: reaction.id, conversationId: conversation.id, author, second: await makeMember(site.platform) };
}

const decisionsAbout = (reactionId: number) =>
  db
    .selectFrom('decision')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .select(['decision.id', 'decision.caseId', 'decision.code', 'decision.measure'])
    .select(sql<boolean>`not exists (select from decision as later where later.lifts = decision.id)`.as('inForce'))
    .where('kind', '=', 'reaction')
    .where('subjectId', '=', reactionId)
    .orderBy('decision.id')
    .execute();

const lastCaseOf = (reactionId: number) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'handledAt'])
    .where('kind', '=', 'reaction')
    .where('subjectId', '=', reactionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Does something with the reaction, and gives the status of the answer. */
async function perform(
  { reactionId, conversationId, author, second }: Scene,
  { by, verb, text }: Action,
): Promise<number> {
  if (verb === 'report') return report(second, reactionId);
  if (verb === 'rewrite') {
    const path = `conversations/reactions/${reactionId}`;
    return (await send(author, 'PUT', path, { Body: text })).statusCode;
  }
  if (verb === 'react')
    return (await send(author, 'POST', `conversations/${conversationId}/reactions`, { Body: text })).statusCode;
  const made = await decisionsAbout(reactionId);
  if (verb === 'object') {
    const contested = made.findLast(({ inForce: holds, measure }) => holds && measure !== 'none');
    return (await send(author, 'POST', `decisions/${contested?.code}/objection`, { Text: 'Dit klopt niet.' }))
      .statusCode;
  }
  const moderator = by === 'one' ? one : two;
  const post = async (path: string, body?: object) =>
    (await send(moderator, 'POST', `moderation/${path}`, body)).statusCode;
  const { id } = await lastCaseOf(reactionId);
  switch (verb) {
    case 'claim':
    case 'take-over':
    case 'release':
    case 'show':
      return post(`cases/${id}/${verb}`);
    case 'hide':
      return post(`cases/${id}/hide`, REASONS);
    case 'edit':
      return (await send(moderator, 'PUT', `moderation/cases/${id}/text`, { Body: text, ...REASONS })).statusCode;
    case 'take-back':
    case 'take-back-first': {
      const edits = made.filter(({ inForce: holds, measure }) => holds && measure === 'edited');
      const taken = verb === 'take-back' ? edits.at(-1) : edits[0];
      return post(`cases/${taken?.caseId}/decisions/${taken?.id}/take-back`, {});
    }
    case 'pause':
      return post(`members/${author.id}/decisions`, { Case: id, Measure: 'paused', Days: 30, ...REASONS });
    case 'end-pause': {
      const pause = made.findLast(({ inForce: holds, measure }) => holds && measure === 'paused');
      return post(`members/${author.id}/decisions/${pause?.id}/take-back`, {});
    }
    case 'grant':
    case 'refuse': {
      const objection = await db
        .selectFrom('objection')
        .select('id')
        .where(
          'decisionId',
          'in',
          made.map(({ id: decisionId }) => decisionId),
        )
        .where('answeredAt', 'is', null)
        .orderBy('decisionId')
        .executeTakeFirstOrThrow();
      return post(`objections/${objection.id}/answer`, { Granted: verb === 'grant', Answer: 'We keken opnieuw.' });
    }
    default:
      return post(`cases/${id}/handle`, { Outcome: verb, Note: '', ...(verb === 'hidden' && REASONS) });
  }
}

/** What the database says of the reaction. */
async function observe({ reactionId, author }: Scene) {
  const [row, made, last, pause] = await Promise.all([
    db.selectFrom('reaction').select(['body', 'hiddenAt']).where('id', '=', reactionId).executeTakeFirstOrThrow(),
    decisionsAbout(reactionId),
    lastCaseOf(reactionId),
    db.selectFrom('memberPause').select('until').where('memberId', '=', author.id).executeTakeFirst(),
  ]);
  const holding = made.filter((decision) => decision.inForce && decision.measure !== 'none');
  return {
    text: row.body,
    hidden: row.hiddenAt !== null,
    paused: pause !== undefined,
    open: last.handledAt === null,
    inForce: holding.map(({ measure }) => measure),
    decisions: made.length,
  };
}

const expectedOf = (model: Model) => ({
  text: model.text,
  hidden: model.hidden,
  paused: isPaused(model),
  open: model.open,
  inForce: inForce(model),
  decisions: model.decisions.length,
});

const text = fc.constantFrom('Anders.', 'Nog anders.', START.text);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ by: fc.constantFrom('one', 'two'), verb: fc.constantFrom(...MODERATOR_VERBS), text }),
  },
  { weight: 1, arbitrary: fc.record({ by: fc.constant(null), verb: fc.constantFrom(...OTHER_VERBS), text }) },
);

/** A sequence that is tried each time: what the author is kept from while one of two pauses holds, and not afterwards. */
const PAUSED: Action[] = [
  { by: 'one', verb: 'pause', text: '' },
  { by: 'two', verb: 'pause', text: '' },
  { by: null, verb: 'rewrite', text: 'Anders.' },
  { by: 'one', verb: 'end-pause', text: '' },
  { by: null, verb: 'react', text: 'Anders.' },
  { by: null, verb: 'object', text: '' },
  { by: 'two', verb: 'grant', text: '' },
  { by: null, verb: 'rewrite', text: 'Anders.' },
  { by: null, verb: 'react', text: 'Anders.' },
];

it('R47 reports, acts, outcomes, objections and what is taken back follow the model', async () => {
  const property = fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
    const scene = await makeScene();
    let model = START;
    for (const each of actions) {
      const next = apply(model, each);
      if (!next) continue;
      site.clock.advance(SECOND);
      const response = await perform(scene, each);
      expect({ response, ...(await observe(scene)) }, JSON.stringify(each)).toEqual({
        response: next.response,
        ...expectedOf(next.model),
      });
      model = next.model;
    }
  });
  await fc.assert(property, { numRuns: RUNS, examples: [[PAUSED]] });
  await site.work();
  for (const query of [wronglyHidden, wronglyEdited, wrongPauses, untoldMembers, untoldReporters]) {
    expect([query.name, (await query(db)).rows]).toEqual([query.name, []]);
  }
});

/** What is hidden without a decision that stands, and is not held by the site; and what stands of which nothing is hidden. */
const wronglyHidden = (of: Database) =>
  sql<{ id: number }>`
    select reaction.id from reaction
    where not exists (
      select from hold where hold.kind = 'reaction' and hold.subject_id = reaction.id and ended_at is null
    )
    and (hidden_at is not null) <> (1 = (
      select count(*) from decision join moderation_case on moderation_case.id = decision.case_id
      where kind = 'reaction' and subject_id = reaction.id and measure = 'hidden'
      and not exists (select from decision as later where later.lifts = decision.id)
    ))
  `.execute(of);

/** What moderators edited without a decision that stands, and the other way round. */
const wronglyEdited = (of: Database) =>
  sql<{ id: number }>`
    select reaction.id from reaction
    where (edited_at is not null) <> exists (
      select from decision join moderation_case on moderation_case.id = decision.case_id
      where kind = 'reaction' and subject_id = reaction.id and measure = 'edited'
      and not exists (select from decision as later where later.lifts = decision.id)
    )
  `.execute(of);
