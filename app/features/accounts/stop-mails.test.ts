import { describe, expect, it } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { stopToken } from '#app/platform/mail/stop-token.ts';
import { STOP_MAILS_PATH, stopMailsPath } from '#app/platform/paths.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { postOneClick } from '#tests/support/post-one-click.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { stopMailsPagePath } from './paths.ts';

const site = setUpTestSite({}, { pages: allPages() });

const tokenOf = ({ id }: { id: number }, secret = site.platform.config.secret) => stopToken(id, secret);
const open = async (url: string) => (await request(site, 'GET', url)).body;
const oneClick = (url: string, body?: string) => postOneClick(site, url, body);

/** What the settings of a member say. */
async function wantsMails({ id }: MemberMade): Promise<boolean> {
  const as = await makeSession(site.platform, id);
  return (await request(site, 'GET', '/api/v1/CustomUser', { as })).json().EmailNotificationEnabled;
}

const choose = (token: string, wanted: boolean) =>
  request(site, 'POST', '/api/v1/CustomUser/ChangeEmailNotificationByLink', {
    body: { Token: token, EmailNotificationEnabled: wanted },
  });

describe('the link in a mail about what is new', () => {
  it('is in its text and its headers, and ends these mails in one click of a mail program, without a session', async () => {
    const [asker, member] = [await makeMember(site.platform), await makeMember(site.platform)];
    await request(site, 'POST', '/api/v1/CustomContactlink', {
      as: await makeSession(site.platform, asker.id),
      body: { ContactUserId: member.id, Message: 'Zullen we eens schrijven?' },
    });
    await site.work();
    const [{ mail } = { mail: null }] = await readOutbox(site.platform.config.dataDir, 1);
    expect(mail?.to).toMatchObject([{ address: member.email }]);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, link = ''] = /^<(.+)>$/.exec(header) ?? [];
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(link);
    expect(link.startsWith(`${site.platform.config.publicUrl.origin}${STOP_MAILS_PATH}?token=`)).toBe(true);
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    );
    const { pathname, search } = new URL(link);
    for (let time = 0; time < 2; time += 1) {
      const done = await oneClick(pathname + search);
      expect([done.statusCode, done.body, done.headers['set-cookie']]).toEqual([200, '', undefined]);
    }
    expect(await wantsMails(member)).toBe(false);
    expect(await wantsMails(asker)).toBe(true);
  });

  it('R7 changes nothing by being opened, nor by what is no one click', async () => {
    const member = await makeMember(site.platform);
    const link = stopMailsPath(tokenOf(member));
    const opened = await request(site, 'GET', link);
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([303, 'private, no-store']);
    const page = await open(String(opened.headers.location));
    expect(page).toContain('Zet de e-mails uit');
    for (const secret of [member.email, member.username]) expect(page).not.toContain(secret);
    for (const body of ['', 'List-Unsubscribe=Two-Clicks', 'iets=anders'])
      expect((await oneClick(link, body)).statusCode).toBe(422);
    expect(await wantsMails(member)).toBe(true);
  });

  it('leads to a page that ends the mails, and undoes that, also years later', async () => {
    const member = await makeMember(site.platform);
    const token = tokenOf(member);
    site.clock.advance(900 * DAY);
    expect((await choose(token, false)).statusCode).toBe(200);
    expect(await open(stopMailsPagePath(token))).toContain('De e-mails staan uit');
    expect(await wantsMails(member)).toBe(false);
    expect((await choose(token, true)).statusCode).toBe(200);
    expect(await open(stopMailsPagePath(token))).toContain('Zet de e-mails uit');
    expect(await wantsMails(member)).toBe(true);
  });
});

it('R7 a token that is none of ours, or of who is no member any more, changes nothing, whatever is wrong with it', async () => {
  const [member, former] = [await makeMember(site.platform), await makeMember(site.platform)];
  await site.platform.db.deleteFrom('member').where('id', '=', former.id).execute();
  const answers = new Set<string>();
  const foreign = tokenOf(member, 'a secret of somebody else, as long as ours');
  for (const bad of [
    foreign,
    tokenOf(former),
    `${tokenOf(member)}A`,
    tokenOf(member).slice(1),
    'x',
    'x'.repeat(10_000),
  ]) {
    const { statusCode, body } = await choose(bad, false);
    answers.add(`${statusCode} ${body.replace(/"requestId":"[\w-]+"/, '')}`);
    expect((await oneClick(stopMailsPath(bad.slice(0, 500)))).statusCode).toBe(422);
    expect(await open(stopMailsPagePath(bad.slice(0, 500)))).toContain('Deze link werkt niet.');
  }
  expect(answers.size).toBe(1);
  expect((await oneClick(STOP_MAILS_PATH)).statusCode).toBe(422);
  expect(await wantsMails(member)).toBe(true);
});
