import type { moderationContract } from '#app/features/moderation/contract.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makePostReaction } from '#tests/support/factory/blogs.ts';
import { makePhoto } from '#tests/support/factory/members.ts';
import { makeOwnersBlog } from './blogs/rows.ts';
import { closeCases } from './conversations/prepare.ts';
import type { Fixture } from './fixture.ts';
import { byState, everyone, json, type Row, type RowsOf, refused, writes } from './row.ts';

const NEW = writes(json('Code'), 'report', 'moderationCase', 'reportedText');
const OWN = refused(403, 'forbidden');
const UNSEEN = refused(404, 'not_found');

const ownerOf = ({ people }: Fixture): number => people.owner.member?.id ?? 0;

const makeOwnersQuestion = async (fixture: Fixture) =>
  (await makeAnsweredQuestion(fixture.platform, { authorId: ownerOf(fixture), anonymous: true })).id;

/** What the owner of the fixture made of each kind that can be reported; the message is of their contact. */
export const THINGS = {
  conversation: async ({ conversation }: Fixture) => conversation.id,
  reaction: async ({ reactions }: Fixture) => reactions.own.id,
  blog: async (fixture: Fixture) => (await makeOwnersBlog(fixture)).blog.id,
  'blog-post': async (fixture: Fixture) => (await makeOwnersBlog(fixture)).post.id,
  async 'blog-reaction'(fixture: Fixture) {
    const { post } = await makeOwnersBlog(fixture);
    return (await makePostReaction(fixture.platform, { postId: post.id, authorId: ownerOf(fixture) })).id;
  },
  async message({ platform, people }: Fixture) {
    const { id } = await platform.db
      .selectFrom('message')
      .select('id')
      .where('senderId', '=', people.contact.member?.id ?? 0)
      .executeTakeFirstOrThrow();
    return id;
  },
  profile: async (fixture: Fixture) => ownerOf(fixture),
  async photo(fixture: Fixture) {
    await makePhoto(fixture.platform, ownerOf(fixture));
    return ownerOf(fixture);
  },
  'advice-question': makeOwnersQuestion,
  'advice-answer': makeOwnersQuestion,
};

/** A report of one of them, in a case of its own. */
const reportOf = (kind: keyof typeof THINGS) => async (fixture: Fixture) => {
  await closeCases(fixture);
  return { params: { kind, id: await THINGS[kind](fixture) }, body: { Reason: 'insult' as const } };
};

/** Anybody reports what they see, but not what they wrote (rules.md R44). */
export const reportRows: RowsOf<typeof moderationContract>['report'] = [
  ...inConversation('a conversation', 'conversation'),
  ...inConversation('a reaction', 'reaction'),
  // The owner's profile is for members alone, and so is the blog; to whom the owner blocks it is as to a visitor.
  closed('a blog of a private profile', 'blog'),
  closed('a post of a private profile', 'blog-post'),
  closed('a reaction to it', 'blog-reaction'),
  {
    variant: 'a message',
    request: reportOf('message'),
    responses: byState({ everyone: UNSEEN, owner: NEW, contact: OWN }),
  },
  // A new profile has no text that would be kept.
  closed('a private profile', 'profile', writes(json('Code'), 'report', 'moderationCase')),
  closed(
    'a photo of a private profile',
    'photo',
    writes(json('Code'), 'report', 'moderationCase', 'reportedText', 'reportedPicture'),
  ),
  {
    variant: 'a question with an answer',
    request: reportOf('advice-question'),
    responses: byState({ everyone: NEW, owner: OWN }),
  },
  { variant: 'its answer', request: reportOf('advice-answer'), responses: everyone(NEW) },
  {
    variant: 'what does not exist',
    request: () => ({ params: { kind: 'reaction', id: 2_000_000_000 }, body: {} }),
    responses: everyone(UNSEEN),
  },
  { variant: 'of no kind', request: () => ({ params: { kind: 'lid', id: 1 }, body: {} }), responses: everyone(UNSEEN) },
  {
    variant: 'without a reason that there is',
    request: async (fixture: Fixture) => ({ ...(await reportOf('reaction')(fixture)), body: { Reason: '' as never } }),
    responses: everyone(refused(422, 'invalid_input')),
  },
];

type ReportRow = Row<ReturnType<ReturnType<typeof reportOf>>>;

function inConversation(variant: string, kind: 'conversation' | 'reaction'): [ReportRow, ReportRow] {
  const request = reportOf(kind);
  return [
    { variant, request, responses: byState({ everyone: NEW, owner: OWN }) },
    {
      variant: `${variant} that is private`,
      public: false,
      request,
      responses: byState({ visitors: UNSEEN, members: NEW, owner: OWN }),
    },
  ];
}

function closed(variant: string, kind: keyof typeof THINGS, members = NEW): ReportRow {
  const responses = byState({ visitors: UNSEEN, members, owner: OWN, blocked: UNSEEN });
  return { variant, request: reportOf(kind), responses };
}
