import { expect, it } from 'vitest';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({ LIMIT_SHOPPING_LIST_MAIL: '3/3600' });

async function logIn() {
  const member = await makeMember(site.platform);
  const session = await makeSession(site.platform, member.id);
  const mail = (List: string, headers: Record<string, string> = {}) =>
    request(site, 'POST', '/api/v1/recipes/shoppinglist/mail', { body: { List }, as: session, headers });
  return { member, mail };
}

it('goes to the member’s own address as plain text, and nothing of it stays', async () => {
  const { member, mail } = await logIn();
  expect((await mail('Soep (4 personen)\r\n- 250 gram <b>prei</b>\r\n')).statusCode).toBe(200);
  const [sent, ...others] = await site.mailsTo(member.email);
  expect(others).toEqual([]);
  expect(sent?.subject).toBe('Je boodschappenlijst');
  expect(sent?.html).toContain('Soep (4 personen)\n- 250 gram &lt;b&gt;prei&lt;/b&gt;');
  expect(sent?.text).toContain('- 250 gram <b>prei</b>');
  expect(await site.platform.db.selectFrom('shoppingListMail').selectAll().execute()).toEqual([]);
});

it('is refused when it is empty or too long', async () => {
  const { mail } = await logIn();
  expect((await mail(' \n ')).json().fields).toEqual({ List: 'Er staat niets meer op je lijst' });
  expect((await mail('x'.repeat(10_001))).json().fields).toEqual({ List: 'Je lijst is te lang voor een e-mail' });
});

it('R34 is sent once for each idempotency key, and has a limit', async () => {
  const { member, mail } = await logIn();
  const headers = { 'idempotency-key': 'een-sleutel-van-de-test' };
  for (let time = 0; time < 2; time += 1) expect((await mail('- prei', headers)).statusCode).toBe(200);
  expect((await mail('- uien', headers)).statusCode).toBe(409);
  expect((await mail('- uien')).statusCode).toBe(429);
  expect(await site.mailsTo(member.email)).toHaveLength(1);
});
