import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { SECOND } from '#app/platform/clock.ts';
import { makeCase } from '#tests/support/cases.ts';
import { type MemberMade, makeMember } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { type Action, apply, inForce, MODERATOR_VERBS, type Model, OTHER_VERBS, START } from './model.ts';

/** How many sequences are tried; `npm run proof` tries more. */
const RUNS = Number(process.env.MODERATION_RUNS ?? 20);

const { site, one, two, send, report } = await openModeration();
afterAll(() => site.close());
const { db } = site.platform;

/** A reported reaction with those who have to do with it. */
interface Scene {
  reactionId: number;
  author: MemberMade;
  second: MemberMade;
}

async function makeScene(): Promise<Scene> {
  const { reaction, author } = await makeCase(site.platform, { text: START.text });
  return { reactionId: reaction.id, author, second: await makeMember(site.platform) };
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
async function perform({ reactionId, author, second }: Scene, { by, verb, text }: Action): Promise<number> {
  if (verb === 'report') return report(second, reactionId);
  if (verb === 'rewrite') {
    const path = `conversations/reactions/${reactionId}`;
    return (await send(author, 'PUT', path, { Body: text })).statusCode;
  }
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
async function observe({ reactionId }: Scene) {
  const [row, made, last] = await Promise.all([
    db.selectFrom('reaction').select(['body', 'hiddenAt']).where('id', '=', reactionId).executeTakeFirstOrThrow(),
    decisionsAbout(reactionId),
    lastCaseOf(reactionId),
  ]);
  const holding = made.filter((decision) => decision.inForce && decision.measure !== 'none');
  return {
    text: row.body,
    hidden: row.hiddenAt !== null,
    open: last.handledAt === null,
    inForce: holding.map(({ measure }) => measure),
    decisions: made.length,
  };
}

const expectedOf = (model: Model) => ({
  text: model.text,
  hidden: model.hidden,
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

// moderation-4, moderation-5, moderation-8, moderation-19, moderation-24, moderation-26, moderation-28, moderation-80,
// moderation-83
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
  await fc.assert(property, { numRuns: RUNS });
  await site.work();
  for (const query of [wronglyHidden, wronglyEdited, untoldMembers, untoldReporters]) {
    expect([query.name, (await query()).rows]).toEqual([query.name, []]);
  }
});

/** What is hidden without a decision that stands, and what stands of which nothing is hidden. */
const wronglyHidden = () =>
  sql<{ id: number }>`
    select reaction.id from reaction
    where (hidden_at is not null) <> (1 = (
      select count(*) from decision join moderation_case on moderation_case.id = decision.case_id
      where kind = 'reaction' and subject_id = reaction.id and measure = 'hidden'
      and not exists (select from decision as later where later.lifts = decision.id)
    ))
  `.execute(db);

/** What moderators edited without a decision that stands, and the other way round. */
const wronglyEdited = () =>
  sql<{ id: number }>`
    select reaction.id from reaction
    where (edited_at is not null) <> exists (
      select from decision join moderation_case on moderation_case.id = decision.case_id
      where kind = 'reaction' and subject_id = reaction.id and measure = 'edited'
      and not exists (select from decision as later where later.lifts = decision.id)
    )
  `.execute(db);

/** The members whom a decision concerns that stands, or takes back another, and who were not told of the latest. */
const untoldMembers = () =>
  sql<{ id: number }>`
    select decision.id from decision
    where member_id is not null and (measure <> 'none' or lifts is not null)
    and not exists (select from decision as later where later.lifts = decision.id)
    and not exists (
      select from notification
      where notification.member_id = decision.member_id and kind = 'decision-made' and subject_id = decision.id
    )
  `.execute(db);

/** What holds for what a case is about, after the decision with this id. */
const outcomeAt = (until: RawBuilder<number>) => sql<string>`coalesce((
  select measure from decision as made
  where made.case_id = report.case_id and measure in ('hidden', 'edited') and made.id <= ${until}
  and not exists (select from decision as later where later.lifts = made.id and later.id <= ${until})
  order by measure = 'hidden' desc limit 1
), 'none')`;

/** Who reported in a case that was handled, and was told nothing of it, or not what holds now. */
const untoldReporters = () =>
  sql<{ id: number }>`
    select report.id from report join moderation_case on moderation_case.id = report.case_id
    where handled_at is not null and not exists (
      select from notification
      where notification.member_id = report.member_id and notification.kind = 'report-decided' and about_id = report.case_id
      and ${outcomeAt(sql<number>`notification.subject_id`)} = ${outcomeAt(sql<number>`2147483647`)}
    )
  `.execute(db);
