import { makeBlog, makePost, makePostReaction } from '#tests/support/factory/blogs.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import type { Fixture } from '../fixture.ts';
import { byState, type Expected, everyone, notLoggedIn, type Row, refused, under } from '../row.ts';
import type { Person } from '../states.ts';

/** The keys of a blog, of a post in a list and of a whole post. */
const AUTHOR = ['Id', 'Username', 'Photo', 'Public', 'Deleted', 'IsModerator'];
export const BLOG = [
  ...['Id', 'Title', 'Description', 'Created', 'AmountOfFollowers', 'AmountOfPosts'],
  ...under('User', AUTHOR),
  ...['Role', 'LastActivity'],
];
export const LISTED_POST = [
  ...['Id', 'Title', 'Description', 'Created', 'BlogId', 'BlogTitle'],
  ...under('Owner', AUTHOR),
];
export const POST = [...LISTED_POST, 'Body'];

/** The keys of what is locked for a visitor: without those of its author. */
export const LOCKED_BLOG = [
  ...['Id', 'Title', 'Description', 'Created', 'AmountOfFollowers', 'AmountOfPosts', 'User', 'Role', 'LastActivity'],
];
export const LOCKED_POST = ['Id', 'Title', 'Description', 'Created', 'BlogId', 'BlogTitle', 'Owner'];

/** A blog with a post and a reaction to it. */
export interface BlogMade {
  blog: { id: number; title: string };
  post: { id: number; title: string };
  reaction: { id: number };
}

/** What only members may read of the blog of the owner, whose profile is private (rules.md R18). */
const SECRET = 'Wat de blogger te vertellen heeft.';

async function makeBlogOf({ platform }: Fixture, ownerId: number, reactorId: number): Promise<BlogMade> {
  const blog = await makeBlog(platform, { ownerId, description: SECRET });
  const blocks = [{ kind: 'text' as const, text: SECRET }];
  const post = await makePost(platform, { blogId: blog.id, description: SECRET, blocks });
  const reaction = await makePostReaction(platform, { postId: post.id, authorId: reactorId, body: SECRET });
  platform.pageCache.clear();
  return { blog, post, reaction };
}

/** Makes the blog of somebody with a public profile. */
export async function makeOpenBlog(fixture: Fixture): Promise<BlogMade> {
  const [author, reactor] = [
    await makeMember(fixture.platform, { public: true }),
    await makeMember(fixture.platform, { public: true }),
  ];
  return makeBlogOf(fixture, author.id, reactor.id);
}

/** Makes the blog of the owner of the fixture. Its texts are secrets to visitors. */
export async function makeOwnersBlog(fixture: Fixture): Promise<BlogMade> {
  const ownerId = fixture.people.owner.member?.id ?? 0;
  await fixture.platform.db.deleteFrom('blog').where('ownerId', '=', ownerId).execute();
  fixture.secrets.push(SECRET);
  return makeBlogOf(fixture, ownerId, (await makeMember(fixture.platform)).id);
}

export type MakeRequest<S> = (made: BlogMade, fixture: Fixture, person: Person) => S;

/** A request about a blog that `make` makes; it takes the person only if `request` does. */
function requestFor<S>(make: (fixture: Fixture) => Promise<BlogMade>, request: MakeRequest<S>) {
  const made = async (fixture: Fixture, ...[person]: [person?: Person]): Promise<Awaited<S>> =>
    await request(await make(fixture), fixture, person as Person);
  return request.length < 3 ? made : (fixture: Fixture, person: Person) => made(fixture, person);
}

export const MISSING = refused(404, 'not_found');

/**
 * Everybody may read what belongs to a public profile; only members what belongs to a private one, and of them not whom its
 * owner blocks (rules.md R44).
 */
export const readable = <S>(
  request: MakeRequest<S>,
  expected: Expected,
): [Row<Promise<Awaited<S>>>, Row<Promise<Awaited<S>>>] => [
  { variant: 'of a public profile', request: requestFor(makeOpenBlog, request), responses: everyone(expected) },
  {
    variant: 'of a private profile',
    public: false,
    request: requestFor(makeOwnersBlog, request),
    responses: byState({ visitors: refused(403, 'participants_only'), members: expected, blocked: MISSING }),
  },
];

/** For members only. `owner` is what the owner gets, and `blocked` whom the owner blocks, if it differs. */
export const forMembers = <S>(
  request: MakeRequest<S>,
  members: Expected,
  { owner = members, blocked = members }: { owner?: Expected; blocked?: Expected } = {},
): [Row<Promise<Awaited<S>>>] => [
  {
    variant: 'of a private profile',
    request: requestFor(makeOwnersBlog, request),
    responses: byState({ visitors: notLoggedIn, members, owner, blocked }),
  },
];

/** For the owner alone. */
export const forOwner = <S>(request: MakeRequest<S>, expected: Expected): [Row<Promise<Awaited<S>>>] =>
  forMembers(request, refused(403, 'forbidden'), { owner: expected, blocked: MISSING });

export const ofBlog = ({ blog }: BlogMade) => ({ params: { id: blog.id } });
export const ofPost = ({ post }: BlogMade) => ({ params: { id: post.id } });
export const ofReaction = ({ reaction }: BlogMade) => ({ params: { id: reaction.id } });
