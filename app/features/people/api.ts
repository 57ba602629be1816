import { findBlogOf } from '#app/features/blogs/index.ts';
import { presentProfile, presentTreatment } from '#app/features/profiles/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { peopleContract } from './contract.ts';
import { countMatches, countPeople } from './directory/count-people.ts';
import { EVERYBODY, findPeople, type PeopleSearch } from './directory/find-people.ts';
import { type ListedPerson, listPeople } from './directory/list-people.ts';
import { searchOfBody } from './filter/people-search.ts';
import { readIsModerator, readPerson } from './person/read-person.ts';
import { requireSeeing } from './person/require-seeing.ts';

export const peopleHandlers: HandlersOf<typeof peopleContract> = {
  isModerator: async (ctx, { params }) => ((await readIsModerator(ctx, params.id)) ? 'true' : 'false'),
  all: (ctx, { query }) => presentPage(ctx, EVERYBODY, query),
  filter: (ctx, { query, body }) => presentPage(ctx, searchOfBody(body, ctx.platform.clock.now()), query),
  searchByUsername: (ctx, { query }) => presentPage(ctx, { facts: [], name: query.username }, query),
  count: (ctx, { body }) => countPeople(ctx, searchOfBody(body, ctx.platform.clock.now())),
  profile: async (ctx, { params }) => presentProfile(await readVisibleProfile(ctx, params.id)),
  causes: async (ctx, { params }) => (await readVisibleProfile(ctx, params.id)).cause?.causeIds ?? [],
  medicines: async (ctx, { params }) => (await readVisibleProfile(ctx, params.id)).treatments?.medicineIds ?? [],
  consequences: async (ctx, { params }) =>
    (await readVisibleProfile(ctx, params.id)).consequences?.consequenceIds ?? [],
  async blogStats(ctx, { params }) {
    await readVisibleProfile(ctx, params.id);
    const blog = await findBlogOf(ctx, params.id);
    return { blog: blog && { Id: blog.id, Title: blog.title }, postCount: blog?.postCount ?? 0 };
  },
  treatments: async (ctx, { params }) =>
    ((await readVisibleProfile(ctx, params.id)).treatments?.entries ?? []).map(presentTreatment),
};

async function readVisibleProfile(ctx: RequestContext, id: number) {
  const { profile } = await readPerson(ctx, id);
  await requireSeeing(ctx, [id]);
  return profile;
}

/** A page of the people that match. */
async function presentPage(
  ctx: RequestContext,
  search: PeopleSearch,
  { page_index, page_size }: { page_index: number; page_size: number },
) {
  const window = { offset: page_index * page_size, limit: page_size };
  const [found, total] = await Promise.all([findPeople(ctx, search, window), countMatches(ctx, search)]);
  const ids = found.map(({ memberId }) => memberId);
  await requireSeeing(ctx, ids);
  const people = await listPeople(ctx, ids);
  return {
    Items: people.map(presentPerson),
    TotalCount: total,
    NumPages: pageCount(total, page_size),
  };
}

/** Somebody in a list, as the wire's Item. */
const presentPerson = ({ user, joinedAt, profile }: ListedPerson) => ({
  user: { Id: user.id, Username: user.name, Created: joinedAt.toISOString(), IsModerator: user.moderator ?? false },
  profile: presentProfile(profile),
});
