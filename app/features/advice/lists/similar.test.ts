import { beforeAll, expect, it } from 'vitest';
import { makeAnsweredQuestion } from '#tests/support/factory/advice.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { ALIKE, UNLIKE } from './similar-pairs.ts';

const site = setUpTestSite();
let as: SessionMade;
beforeAll(async () => {
  as = await makeSession(site.platform, (await makeMember(site.platform)).id);
});

/** Whether who asks this is offered that, where it is the only question that was answered before. */
async function isOffered([asked, before]: readonly [string, string]): Promise<boolean> {
  await site.platform.db.deleteFrom('adviceQuestion').execute();
  await makeAnsweredQuestion(site.platform, { authorId: null, title: before });
  const path = `/api/v1/advices/similar?title=${encodeURIComponent(asked)}`;
  return (await request(site, 'GET', path, { as })).json().TotalCount > 0;
}

async function listOffered(pairs: typeof ALIKE): Promise<string[]> {
  const offered: string[] = [];
  for (const pair of pairs) if (await isOffered(pair)) offered.push(pair[0]);
  return offered;
}

// docs/search.md has these numbers
it('of 30 pairs of questions graded by hand, the threshold errs in one that is alike and in one that is not', async () => {
  expect([ALIKE.length, UNLIKE.length]).toEqual([15, 15]);
  const offered = await listOffered(ALIKE);
  expect(ALIKE.map(([asked]) => asked).filter((asked) => !offered.includes(asked))).toEqual([
    'Mag ik eiwitshakes nemen bij krachttraining?',
  ]);
  expect(await listOffered(UNLIKE)).toEqual(['Minder eiwit eten, hoe groot mag een stuk vlees dan nog zijn?']);
});

it('a word of measure alone is no likeness', async () => {
  const meat = 'Hoe groot mag een stuk vlees zijn?';
  expect(
    await listOffered([
      ['Mijn auto is stuk', meat],
      ['Hoe groot is mijn tuin?', meat],
      ['Een klein stukje vlees', meat],
    ]),
  ).toEqual(['Een klein stukje vlees']);
});
