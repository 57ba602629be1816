import type { moderationContract } from '#app/features/moderation/contract.ts';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makePhoto } from '#tests/support/factory/members.ts';
import { makeOwnersBlog } from './blogs/rows.ts';
import { closeCases } from './conversations/prepare.ts';
import type { Fixture } from './fixture.ts';
import { byState, everyone, json, type Row, type RowsOf, refused, writes } from './row.ts';

const NEW = writes(json('Code'), 'report', 'moderationCase', 'reportedText');
const OWN = refused(403, 'forbidden');
const UNSEEN = refused(404, 'not_found');

/** A report of what the owner of the fixture made, in a case of its own. */
const ofThing = (kind: string, find: (fixture: Fixture) => Promise<number> | number) => async (fixture: Fixture) => {
  await closeCases(fixture);
  return { params: { kind, id: await find(fixture) }, body: { Reason: 'insult' as const } };
};

const ofConversation = ofThing('conversation', ({ conversation }) => conversation.id);
const ofReaction = ofThing('reaction', ({ reactions }) => reactions.own.id);

const ofBlog = ofThing('blog', async (fixture) => (await makeOwnersBlog(fixture)).blog.id);
const ofPost = ofThing('blog-post', async (fixture) => (await makeOwnersBlog(fixture)).post.id);

/** The first message between the owner and their contact, who wrote it. */
const ofMessage = ofThing('message', async ({ platform, people }) => {
  const { id } = await platform.db
    .selectFrom('message')
    .select('id')
    .where('senderId', '=', people.contact.member?.id ?? 0)
    .executeTakeFirstOrThrow();
  return id;
});

const ownerOf = ({ people }: Fixture): number => people.owner.member?.id ?? 0;

const ofProfile = ofThing('profile', ownerOf);

const ofPhoto = ofThing('photo', async (fixture) => {
  await makePhoto(fixture.platform, ownerOf(fixture));
  return ownerOf(fixture);
});

const askedByOwner = (half: 'advice-question' | 'advice-answer') =>
  ofThing(half, async (fixture) => {
    const { id } = await makeAnsweredQuestion(fixture.platform, { authorId: ownerOf(fixture), anonymous: true });
    return id;
  });

/** Anybody reports what they see, but not what they wrote (rules.md R44). */
export const reportRows: RowsOf<typeof moderationContract>['report'] = [
  // moderation-42
  ...inConversation('a conversation', ofConversation),
  ...inConversation('a reaction', ofReaction),
  // The owner's profile is for members alone, and so is the blog; to whom the owner blocks it is as to a visitor.
  closed('a blog of a private profile', ofBlog),
  closed('a post of a private profile', ofPost),
  {
    variant: 'a message',
    request: ofMessage,
    responses: byState({ everyone: UNSEEN, owner: NEW, contact: OWN }),
  },
  // A new profile has no text that would be kept.
  closed('a private profile', ofProfile, writes(json('Code'), 'report', 'moderationCase')),
  closed(
    'a photo of a private profile',
    ofPhoto,
    writes(json('Code'), 'report', 'moderationCase', 'reportedText', 'reportedPicture'),
  ),
  {
    variant: 'a question with an answer',
    request: askedByOwner('advice-question'),
    responses: byState({ everyone: NEW, owner: OWN }),
  },
  { variant: 'its answer', request: askedByOwner('advice-answer'), responses: everyone(NEW) },
  {
    variant: 'what does not exist',
    request: () => ({ params: { kind: 'reaction', id: 2_000_000_000 }, body: {} }),
    responses: everyone(UNSEEN),
  },
  { variant: 'of no kind', request: () => ({ params: { kind: 'lid', id: 1 }, body: {} }), responses: everyone(UNSEEN) },
  {
    variant: 'without a reason that there is',
    request: async (fixture: Fixture) => ({ ...(await ofReaction(fixture)), body: { Reason: '' as never } }),
    responses: everyone(refused(422, 'invalid_input')),
  },
];

type ReportRow = Row<ReturnType<typeof ofReaction>>;

function inConversation(variant: string, request: typeof ofReaction): [ReportRow, ReportRow] {
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

function closed(variant: string, request: typeof ofReaction, members = NEW): ReportRow {
  return { variant, request, responses: byState({ visitors: UNSEEN, members, owner: OWN, blocked: UNSEEN }) };
}
