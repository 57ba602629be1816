import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { after, DAY, HOUR } from '#app/platform/clock.ts';
import { type Call, isRefusedWhilePaused } from '#app/platform/http/calls/contract.ts';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { makePause } from '#tests/support/pause.ts';
import { postUnchanged, request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';
import { allCalls } from './all-calls.ts';

const site = setUpTestSite();
const PAUSE = 3 * DAY;
let paused: number;
let excluded: number;
beforeAll(async () => {
  const { platform } = site;
  const roles = ['moderator', 'professional', 'administrator'] as const;
  paused = (await makeMember(platform, { roles: [...roles] })).id;
  excluded = (await makeMember(platform, { roles: [...roles] })).id;
  await makePause(platform, paused, after(site.clock.now(), PAUSE));
  await makePause(platform, excluded, null);
});

const addressOf = ({ path }: Call) => path.replaceAll(/\{\w+\*?\}/g, '1');

/** Makes a call without a body, in a session of its own: some calls end theirs. */
const make = async (declared: Call, memberId: number) =>
  request(site, declared.method, addressOf(declared), { as: await makeSession(site.platform, memberId) });

/** What a member kept from writing may call nevertheless, beside what reads or takes away, and what anyone may. */
const ALLOWED = [
  'accounts.changeEmail',
  'accounts.changeEmailNotification',
  'accounts.changeFoldedTexts',
  'accounts.changeNewsletterOptin',
  'accounts.changePassword',
  'accounts.changeTitlesInMails',
  'accounts.confirmPassword',
  'accounts.deleteUser',
  'accounts.stayLoggedIn',
  'advice.hideOwn',
  'blogs.report',
  'blogs.reportPost',
  'blogs.reportReaction',
  'blogs.visit',
  'blogs.visitBlog',
  'contacts.block',
  'contacts.deny',
  'contacts.seen',
  'conversations.report',
  'conversations.reportReaction',
  'conversations.visit',
  'drafts.save',
  'keys.add',
  'keys.addOptions',
  'keys.appSecret',
  'keys.confirm',
  'keys.confirmOptions',
  'keys.rename',
  'keys.renewRecoveryCodes',
  'keys.turnOnByApp',
  'keys.turnOnByPasskey',
  'messages.seen',
  'moderation.reply',
  'notifications.markSeen',
  'notifications.markSeenOnPage',
  'profiles.changeAudience',
  'profiles.changeHealthConsent',
  'profiles.changeVisibility',
  'recipes.addFavorite',
  'recipes.mailShoppingList',
  'recipes.saveProfileLimits',
];

describe('a member kept from writing', () => {
  const writing = allCalls.filter(([, { method }]) => method === 'POST' || method === 'PUT');

  test('may call what says nothing to others, or serves their safety or rights, and nothing else that writes', () => {
    const allowed = writing.filter(([, call]) => call.access !== 'anyone' && !isRefusedWhilePaused(call));
    expect(allowed.map(([name]) => name).sort()).toEqual(ALLOWED);
    const ofAnyone = writing.filter(([, call]) => call.access === 'anyone' && isRefusedWhilePaused(call));
    expect(ofAnyone.map(([name]) => name)).toEqual(['sharing.sendArticle', 'sharing.sendRecipe', 'sharing.sendNews']);
  });

  test.for(someOf(72, allCalls))('%s', async ([, declared]) => {
    const response = await make(declared, paused);
    if (!isRefusedWhilePaused(declared)) return expect(response.body).not.toContain('"paused"');
    expect(response.statusCode, response.body).toBe(403);
    expect(response.json()).toMatchObject({
      error: 'paused',
      message:
        'Over 3\u00a0dagen kun je weer schrijven. Bij je meldingen staat waarom dat nu niet kan, en hoe je bezwaar maakt.',
    });
    expect(response.headers['retry-after']).toBe(String(PAUSE / 1000));
  });

  const refused = allCalls.filter(([, declared]) => isRefusedWhilePaused(declared));
  test.for(someOf(10, refused))('for good: %s', async ([, declared]) => {
    const response = await make(declared, excluded);
    expect(response.json()).toMatchObject({
      error: 'paused',
      message:
        'Je kunt hier niet meer schrijven. Bij je meldingen staat waarom, en hoe je bezwaar maakt. Lezen kun je wel.',
    });
    expect(response.headers['retry-after']).toBeUndefined();
  });

  test.for(allCalls.filter(([, { upload }]) => upload))('is refused before the body is read: %s', async ([, call]) => {
    const as = await makeSession(site.platform, paused);
    const response = await postUnchanged(site, call.path, 'geen formulier', { as, type: 'application/zip' });
    expect(response.json().error).toBe('paused');
  });
});

describe('a pause', () => {
  const write = (as: SessionMade, group: number) =>
    request(site, 'POST', `/api/v1/conversations/${group}`, {
      as,
      body: { Title: 'Een vraag', Message: 'Wie weet dit?' },
    });

  it('holds in a session that is open from the next request on, and ends by itself', async () => {
    const { id } = await makeMember(site.platform);
    const group = await makeGroup(site.platform);
    const as = await makeSession(site.platform, id, { indefinite: true });
    expect((await write(as, group.id)).json().error).not.toBe('paused');
    await makePause(site.platform, id, after(site.clock.now(), HOUR));
    expect((await write(as, group.id)).json().error).toBe('paused');
    site.clock.advance(HOUR);
    expect((await write(as, group.id)).json().error).not.toBe('paused');
  });
});

test('every form of a page makes its writes by a call', async () => {
  const WITHOUT_CALL = ['app/features/pages/pages/page.tsx', 'app/shell/cookies-page.tsx'];
  const pages = globSync('app/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));
  const sources = await Promise.all(pages.map(async (path) => [path, await readFile(path, 'utf8')] as const));
  const withAction = sources.filter(([, source]) => /^export (?:const|async function|function) action\b/m.test(source));
  expect(withAction.length).toBeGreaterThan(40);
  const other = withAction.filter(([, source]) => !/\b(?:submit|runIntent)\(|[a-z]Action\(/.test(source));
  expect(other.map(([path]) => path).sort()).toEqual(WITHOUT_CALL);
});
