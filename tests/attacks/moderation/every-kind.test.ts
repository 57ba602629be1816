import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Measure } from '#app/features/moderation/rules.ts';
import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import { SECOND } from '#app/platform/clock.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makePhoto } from '#tests/support/factory/members.ts';
import { nextNumber } from '#tests/support/factory/next-number.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { someOf } from '#tests/support/thorough.ts';
import { untoldMembers, untoldReporters, wrongPauses } from './untold.ts';

const { site, one, two, send } = await openModeration();
afterAll(() => site.close());
const { platform } = site;
const { db, caseKinds } = platform;

/** Something of a kind, and who wrote it. */
type Made = { id: number; author: MemberMade };

const makePostOf = async (author: MemberMade) =>
  makePost(platform, { blogId: (await makeBlog(platform, { ownerId: author.id })).id });

/** How something of each kind is made, that `reader` may report. A kind that a feature adds is to be added here. */
const MAKERS: Readonly<Record<string, (author: MemberMade, reader: MemberMade) => Promise<Made>>> = {
  reaction: async () => {
    const { reaction, author } = await makeCase(platform);
    return { id: reaction.id, author };
  },
  conversation: async () => {
    const { conversation, reporter: author } = await makeCase(platform);
    return { id: conversation.id, author };
  },
  blog: async (author) => ({ id: (await makeBlog(platform, { ownerId: author.id })).id, author }),
  'blog-post': async (author) => ({ id: (await makePostOf(author)).id, author }),
  'blog-reaction': async (author) => {
    const { id: postId } = await makePostOf(author);
    return { id: (await makePostReaction(platform, { postId, authorId: author.id })).id, author };
  },
  'advice-question': async (author) => ({
    id: (await makeAnsweredQuestion(platform, { authorId: author.id, anonymous: true })).id,
    author,
  }),
  'advice-answer': async (author) => ({
    id: (await makeAnsweredQuestion(platform, { authorId: null, answererId: author.id })).id,
    author,
  }),
  message: async (author, reader) => {
    const pair = { creatorId: author.id, otherId: reader.id };
    const { id: contactLinkId } = await makeContact(platform, { ...pair, state: 'accepted' });
    const first = db.selectFrom('message').select('id').where('contactLinkId', '=', contactLinkId);
    return { id: (await first.executeTakeFirstOrThrow()).id, author };
  },
  profile: async (author) => ({ id: author.id, author }),
  photo: async (author) => {
    await makePhoto(platform, author.id);
    return { id: author.id, author };
  },
};

/** Something of a kind that was reported, with its case and what it was before. */
interface Scene extends Made {
  kind: CaseKind;
  caseId: number;
  before: State;
}

async function makeScene(kind: CaseKind): Promise<Scene> {
  const reader = await makeMember(platform);
  const made = await MAKERS[kind.name]?.(await makeMember(platform), reader);
  if (!made) throw new Error(`Nothing of the kind ${kind.name} is made here.`);
  const before = await stateOf(kind, made.id);
  const reported = await send(reader, 'POST', `reports/${kind.name}/${made.id}`, { Reason: 'insult' });
  expect(reported.statusCode).toBe(200);
  const opened = db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind: kind.name, subjectId: made.id }));
  return { ...made, kind, caseId: (await opened.executeTakeFirstOrThrow()).id, before };
}

interface State {
  hidden: boolean;
  closed: boolean;
  texts: string[];
  place: number | undefined;
}

/** What readers have of something, as far as moderators change it. */
async function stateOf({ listSubjects, texts, moves }: CaseKind, id: number): Promise<State> {
  const [subject] = await listSubjects(db, [id]);
  const parts = (await texts?.listParts(db, id, { lock: false })) ?? [];
  return {
    hidden: subject?.hiddenAt != null,
    closed: subject?.closedAt != null,
    texts: parts.map(({ text }) => text),
    place: (await moves?.listPlaces(db, id))?.find(({ current }) => current)?.id,
  };
}

const VERBS = [
  ...(['close', 'move', 'edit', 'pause', 'exclude', 'hide', 'show', 'take-back', 'end-pause'] as const),
  ...(['kept', 'edited', 'hidden', 'other'] as const),
];
interface Act {
  by: 'one' | 'two';
  verb: (typeof VERBS)[number];
}

const decisionsOf = ({ caseId }: Scene) =>
  db
    .selectFrom('decision')
    .select(['id', 'measure'])
    .where('caseId', '=', caseId)
    .where(sql<boolean>`not exists (select from decision as later where later.lifts = decision.id)`)
    .orderBy('id')
    .execute();

/** Does this, where that is possible now: what is refused changes nothing. */
async function perform(scene: Scene, { by, verb }: Act): Promise<void> {
  const { caseId, author, kind, id } = scene;
  site.clock.advance(SECOND);
  const post = (path: string, body: object) => send(by === 'one' ? one : two, 'POST', `moderation/${path}`, body);
  const lastOf = async (...measures: Measure[]) =>
    (await decisionsOf(scene)).findLast(({ measure }) => measures.some((each) => each === measure))?.id ?? 0;
  switch (verb) {
    case 'edit': {
      const part = (await kind.texts?.listParts(db, id, { lock: false }))?.at(-1)?.name ?? 'Body';
      const body = { [part]: `Zo staat het er ${nextNumber()}.`, ...REASONS };
      return void (await send(by === 'one' ? one : two, 'PUT', `moderation/cases/${caseId}/text`, body));
    }
    case 'move':
      return void (await post(`cases/${caseId}/move`, { Place: (await makeGroup(platform)).id, ...REASONS }));
    case 'pause':
    case 'exclude': {
      const measure = verb === 'pause' ? { Measure: 'paused', Days: 30 } : { Measure: 'excluded' };
      return void (await post(`members/${author.id}/decisions`, { Case: caseId, ...measure, ...REASONS }));
    }
    case 'end-pause':
      return void (await post(`members/${author.id}/decisions/${await lastOf('paused', 'excluded')}/take-back`, {}));
    case 'take-back':
      return void (await post(`cases/${caseId}/decisions/${await lastOf('edited', 'closed', 'moved')}/take-back`, {}));
    case 'close':
    case 'hide':
    case 'show':
      return void (await post(`cases/${caseId}/${verb}`, REASONS));
    default:
      return void (await post(`cases/${caseId}/handle`, { Outcome: verb, Note: '', ...REASONS }));
  }
}

/** Compares what was done with something with the decisions about it that stand: the restrictions, one decision each or more. */
async function expectDecided(scene: Scene, act: Act): Promise<void> {
  const now = await stateOf(scene.kind, scene.id);
  const standing = (await decisionsOf(scene)).map(({ measure }) => measure);
  const restricted = {
    hidden: now.hidden,
    closed: now.closed,
    edited: JSON.stringify(now.texts) !== JSON.stringify(scene.before.texts),
    moved: now.place !== scene.before.place,
  };
  const decided = Object.keys(restricted).map((measure) => [measure, standing.includes(measure)]);
  expect([act, restricted]).toEqual([act, Object.fromEntries(decided)]);
}

const byOne = (...verbs: Act['verb'][]): Act[] => verbs.map((verb) => ({ by: 'one', verb }));

/** All that can be done, so that it is done to each kind at least once; and the same with all of it taken back. */
const ALL = byOne('close', 'move', 'edit', 'pause', 'hide', 'hidden', 'exclude');
const TAKEN_BACK = byOne(
  'close',
  'move',
  'edit',
  'hide',
  'pause',
  'show',
  'take-back',
  'take-back',
  'take-back',
  'end-pause',
);

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ by: fc.constantFrom('one', 'two'), verb: fc.constantFrom(...VERBS) }),
  {
    minLength: 1,
    maxLength: 10,
  },
);

it.each(someOf(3, caseKinds))(
  'R47 no $name is restricted without a decision that stands, and no decision is untold',
  async (kind) => {
    const run = async (sequence: readonly Act[]) => {
      const scene = await makeScene(kind);
      for (const act of sequence) {
        await perform(scene, act);
        await expectDecided(scene, act);
      }
      await site.work();
      for (const query of [wrongPauses, untoldMembers, untoldReporters])
        expect([query.name, (await query(db)).rows]).toEqual([query.name, []]);
      const concerned = db.selectFrom('decision').select('memberId').distinct().where('caseId', '=', scene.caseId);
      for (const { memberId } of await concerned.execute()) expect(memberId).toBe(scene.author.id);
      return (await decisionsOf(scene)).map(({ measure }) => measure).filter((measure) => measure !== 'none');
    };
    const { setClosed, moves, texts, setHidden, name } = kind;
    // Who wrote an anonymous question cannot be kept from writing.
    const excluded = name !== 'advice-question';
    expect(await run(ALL)).toEqual([
      ...(setClosed ? ['closed'] : []),
      ...(moves ? ['moved'] : []),
      ...(texts ? ['edited'] : []),
      ...(setHidden ? ['hidden'] : []),
      ...(excluded ? ['excluded'] : []),
    ]);
    expect(await run(TAKEN_BACK)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => void (await run(sequence))),
      { numRuns: 2 },
    );
  },
);
