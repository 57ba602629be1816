import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { reactionCallsFor } from '#app/features/reactions/contract.ts';
import {
  type ReactionKind,
  reactionCases,
  reactionHandlers,
  reactionsMemberData,
} from '#app/features/reactions/index.ts';
import { features as siteFeatures } from '#app/features.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { draftKind } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { nextNumber } from '#tests/support/factory/next-number.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

/* Members can react to a third kind of things by one declaration and one line of a migration. */

const recipeReactions: ReactionKind = {
  name: 'recipe',
  table: 'recipe',
  shown: sql`recipe.published`,
  lock: (db, { subjectId }) =>
    db
      .selectFrom('recipe')
      .select(['id', 'id as partOf'])
      .where('id', '=', subjectId)
      .where('published', '=', true)
      .forNoKeyUpdate(),
  topics: (recipeId) => [`recipe:${recipeId}`],
  topicsOfNew: () => [],
  notice: null,
  caseName: 'recipe-reaction',
  drafts: { reaction: draftKind('recipe-reaction'), edit: draftKind('recipe-reaction-edit') },
};

const MIGRATION = sql`
  create trigger delete_reactions after delete on recipe for each row execute function delete_reactions('recipe')`;

async function countReactions({ platform: { db } }: RequestContext, recipeId: number): Promise<number> {
  const recipe = await db
    .selectFrom('recipe')
    .select(
      sql<number>`(select count(*) from reaction where subject_id = recipe.id and subject_kind = 'recipe')`.as('count'),
    )
    .where('id', '=', recipeId)
    .executeTakeFirst();
  if (!recipe) throw new AppError('not_found');
  return recipe.count;
}

const plantedFeature = defineFeature({
  name: 'planted',
  calls: {
    contract: reactionCallsFor({
      path: '/api/v1/planted/recipes',
      name: 'recipereaction',
      report: 'recipe-flag',
      thing: 'een recept',
    }),
    handlers: reactionHandlers(recipeReactions, countReactions),
  },
  draftKinds: Object.values(recipeReactions.drafts),
  caseKinds: [
    reactionCases(recipeReactions, {
      label: 'Reactie op een recept',
      own: 'je reactie op het recept',
      listReactedTo: async (_, ids) =>
        ids.map((id) => ({ id, title: 'Soep', path: `/recepten/${id}-soep`, hidden: false })),
    }),
  ],
  memberData: reactionsMemberData(recipeReactions, {
    subject: { field: 'recipe', label: 'Recept' },
    written: { name: 'recipeReactions', title: 'Reacties die je op recepten schreef' },
    liked: { name: 'likedRecipeReactions', title: 'Reacties op recepten die je waardeert' },
    read: { name: 'readRecipes', title: 'Recepten waarvan je de reacties las' },
  }),
});

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite({}, { features: [...siteFeatures, plantedFeature] });
let authorId: number;
let author: SessionMade;
let reader: SessionMade;
let recipeId: number;
beforeAll(async () => {
  await MIGRATION.execute(site.platform.db);
});
beforeEach(async () => {
  const { platform } = site;
  authorId = (await makeMember(platform, { passwordHash: await hashPassword(PASSWORD) })).id;
  author = await makeSession(platform, authorId);
  reader = await makeSession(platform, (await makeMember(platform)).id);
  recipeId = 1_900_000_000 + nextNumber();
  const firstPublishedAt = platform.clock.now();
  await platform.db
    .insertInto('recipe')
    .values({ id: recipeId, title: 'Soep', published: true, typeIds: [], firstPublishedAt })
    .execute();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: SessionMade, body?: object) =>
  request(site, method, `/api/v1/${path}`, { as, ...(body && { body }) });
const react = async (Body: string, more: object = {}): Promise<number> =>
  (await call('POST', `planted/recipes/${recipeId}/reactions`, author, { Body, ...more })).json().Id;
const listed = async (as = reader) => (await call('GET', `planted/recipes/${recipeId}/reactions`, as)).json();

it('is written, quoted, listed, liked, edited and withdrawn', async () => {
  const [first, second] = [await react('Lekker.'), await react('Met prei.')];
  const quoting = await react('Nog beter.', { QuotedId: second });
  expect((await call('POST', `likes/like/recipereaction/${first}`, reader)).statusCode).toBe(200);
  expect((await call('PUT', `planted/recipes/reactions/${second}`, author, { Body: 'Met ui.' })).statusCode).toBe(200);
  expect(await listed()).toMatchObject({
    Total: 3,
    Reactions: [
      { Reaction: { Id: first, Body: 'Lekker.' }, LikesCount: 1, IsLiked: true },
      { Reaction: { Id: second, Body: 'Met ui.' } },
      { Reaction: { Id: quoting, Body: 'Nog beter.' }, Quote: { Id: second, Body: 'Met ui.' } },
    ],
  });
  expect((await call('DELETE', `planted/recipes/reactions/${first}`, author)).statusCode).toBe(200);
  expect((await listed()).Reactions[0]).toMatchObject({ Reaction: { Body: '' }, Withdrawn: true, LikesCount: 0 });
  expect(await listWrongCounters(site.platform.db, site.platform.counters)).toEqual([]);
});

it('is reported, edited by a moderator, and both are in the downloads of who did it', async () => {
  const moderatorId = (await makeMember(site.platform, { roles: ['moderator'] })).id;
  const moderator = await makeSession(site.platform, moderatorId);
  const id = await react('Te zout!!');
  await call('POST', `recipe-flag/${id}`, reader);
  await call('POST', `moderators-reactions/recipereaction/${id}`, moderator, { ...REASONS, Body: 'Wat zout.' });
  expect((await listed()).Reactions[0]).toMatchObject({ Reaction: { Body: 'Wat zout.' }, Flagged: true });
  const { db } = site.platform;
  const kept = await db.selectFrom('moderationCase').select('authorId').where('kind', '=', 'recipe-reaction').execute();
  expect(kept).toEqual([{ authorId }]);
  const former = await db.selectFrom('editedText').selectAll().where('kind', '=', 'recipe-reaction').execute();
  expect(former).toMatchObject([{ subjectId: id, former: 'Te zout!!', moderatorId }]);
});

it('has its writing, likes and visits in the download, and leaves no author when the account is deleted', async () => {
  const own = await react('Van mij.');
  await call('POST', `planted/recipes/${recipeId}/visit`, author, { LastSeenId: own });
  const path = `planted/recipes/${recipeId}/reactions`;
  const liked = (await call('POST', path, reader, { Body: 'Van een ander.' })).json().Id;
  await call('POST', `likes/like/recipereaction/${liked}`, author);
  await call('POST', 'CustomUser/ConfirmPassword', author, { Password: PASSWORD });
  const download = await request(site, 'GET', '/account/gegevens/niergenoten-gegevens.json', { as: author });
  expect(download.json()).toMatchObject({
    recipeReactions: [{ recipe: 'Soep', body: 'Van mij.' }],
    likedRecipeReactions: [{ recipe: 'Soep', reaction: 'Van een ander.' }],
    readRecipes: [{ recipe: 'Soep' }],
  });
  expect((await call('POST', 'delete-user', author, { Password: PASSWORD })).statusCode).toBe(200);
  expect((await listed()).Reactions).toMatchObject([
    { Reaction: { Id: own, Body: 'Van mij.' }, User: { Deleted: true } },
    { Reaction: { Id: liked }, LikesCount: 0 },
  ]);
  expect(await countRows()).toEqual({ reactions: 2, visits: 0 });
});

it('tells its author that a moderator hid it', async () => {
  const moderatorId = (await makeMember(site.platform, { roles: ['moderator'] })).id;
  const moderator = await makeSession(site.platform, moderatorId);
  const id = await react('Te zout!!');
  await call('POST', `recipe-flag/${id}`, reader);
  const { db } = site.platform;
  const { id: caseId } = await db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind: 'recipe-reaction', subjectId: id }))
    .executeTakeFirstOrThrow();
  const countTold = async () => {
    await site.work();
    return (await call('GET', 'CustomUser/unread', author)).json().Notifications;
  };
  await call('POST', `moderation/cases/${caseId}/hide`, moderator, REASONS);
  expect(await countTold()).toBe(1);
});

it('goes with what it was written to', async () => {
  const id = await react('Lekker.');
  await call('POST', `planted/recipes/${recipeId}/visit`, reader, { LastSeenId: id });
  expect(await countRows()).toEqual({ reactions: 1, visits: 1 });
  await site.platform.db.deleteFrom('recipe').where('id', '=', recipeId).execute();
  expect(await countRows()).toEqual({ reactions: 0, visits: 0 });
});

it('is not there at the paths of another kind (choices.md 44)', async () => {
  const { id: groupId } = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, { groupId, authorId: null });
  const other = await makeReaction(site.platform, { conversationId: conversation.id, authorId });
  const own = await react('Lekker.');
  const statuses = await Promise.all([
    ...['conversations', 'CustomBlog/BlogPost'].map((path) =>
      call('PUT', `${path}/reactions/${own}`, author, { Body: 'Anders.' }),
    ),
    call('DELETE', `conversations/reactions/${own}`, author),
    call('POST', `likes/like/conversationreaction/${own}`, reader),
    call('POST', `blog-flag/${own}`, reader),
    call('PUT', `planted/recipes/reactions/${other.id}`, author, { Body: 'Anders.' }),
    call('POST', `likes/like/recipereaction/${other.id}`, reader),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => 404));
  expect(
    (await call('POST', `conversations/${conversation.id}/reactions`, author, { Body: 'Hm.', QuotedId: own }))
      .statusCode,
  ).toBe(422);
});

async function countRows(): Promise<{ reactions: number; visits: number }> {
  const count = (table: 'reaction' | 'visit') =>
    site.platform.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((eb) => eb.and({ subjectKind: 'recipe', subjectId: recipeId }))
      .executeTakeFirstOrThrow();
  return { reactions: (await count('reaction')).count, visits: (await count('visit')).count };
}
