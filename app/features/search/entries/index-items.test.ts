import { expect, test } from 'vitest';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { indexItems, rebuildIndex } from './index-items.ts';

const site = setUpTestSite();

const titlesOf = async (term: string): Promise<string[]> =>
  (await request(site, 'GET', `/api/v1/Search?query=${term}`)).json().map(({ Title }: { Title: string }) => Title);

const openConversation = async (title: string) => {
  const { platform } = site;
  const { id: authorId } = await makeMember(platform, { public: true });
  return makeConversation(platform, { groupId: (await makeGroup(platform)).id, authorId, title });
};

test('while everything is indexed anew, what is there is found all the time', async () => {
  for (let number = 0; number < 12; number += 1) await openConversation(`Heermoes ${number}`);
  expect(await rebuildIndex(site.platform)).toBeGreaterThanOrEqual(12);
  const found: number[] = [];
  let isDone = false;
  const search = (async () => {
    while (!isDone) found.push((await titlesOf('heermoes')).length);
  })().finally(() => {
    isDone = true;
  });
  for (let time = 0; (time < 5 || found.length < 3) && !isDone; time += 1) await rebuildIndex(site.platform);
  isDone = true;
  await search;
  expect(new Set(found)).toEqual(new Set([12]));
});

test('an index that misses something, and has what is gone or was, is mended by a rebuild', async () => {
  const { db } = site.platform;
  const changed = await openConversation('Adderwortel');
  const hidden = await openConversation('Akkerklokje');
  await indexItems(site.platform, 'conversationId', [changed.id, hidden.id]);
  expect([await titlesOf('adderwortel'), await titlesOf('akkerklokje')]).toEqual([['Adderwortel'], ['Akkerklokje']]);
  await db.updateTable('conversation').set({ title: 'Bitterzoet' }).where('id', '=', changed.id).execute();
  await db
    .updateTable('conversation')
    .set({ hiddenAt: site.platform.clock.now() })
    .where('id', '=', hidden.id)
    .execute();
  await openConversation('Dotterbloem');
  expect([await titlesOf('bitterzoet'), await titlesOf('dotterbloem')]).toEqual([[], []]);
  await rebuildIndex(site.platform);
  expect([await titlesOf('bitterzoet'), await titlesOf('dotterbloem')]).toEqual([['Bitterzoet'], ['Dotterbloem']]);
  expect([await titlesOf('adderwortel'), await titlesOf('akkerklokje')]).toEqual([[], []]);
});

test('a word is found whether it, or the term, has soft hyphens and zero-width spaces in it', async () => {
  const { id } = await openConversation('Grote water\u00adnavel\u200bveld');
  const plain = await openConversation('Kleine waternavelveld');
  await indexItems(site.platform, 'conversationId', [id, plain.id]);
  const found = ['Grote water\u00adnavel\u200bveld', 'Kleine waternavelveld'];
  for (const term of ['waternavelveld', 'water\u00adnavelveld', 'water\u200bnavel\u00advel\u2060d'])
    expect((await titlesOf(encodeURIComponent(term))).toSorted()).toEqual(found);
});
