import { expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const LIMIT = 15;

const site = setUpTestSite({ LIMIT_PEOPLE_SEEN: `${LIMIT}/86400` }, { pages: allPages() });

it('R20 who has seen as many people as a member may is told so, and still sees contacts and who they saw', async () => {
  const { id: readerId } = await makeMember(site.platform);
  const as = await makeSession(site.platform, readerId);
  const ids: number[] = [];
  for (let number = 0; number < LIMIT + 1; number += 1) ids.push((await makeMember(site.platform)).id);
  const [unseen = 0, ...rest] = ids;
  const contact = await makeMember(site.platform);
  await makeContact(site.platform, { creatorId: readerId, otherId: contact.id, state: 'accepted' });
  const open = async (path: string) => {
    const response = await request(site, 'GET', path, { as });
    const main = parseHtml(response.body).querySelector('main')?.textContent ?? '';
    return { status: response.statusCode, main };
  };
  for (const id of rest) expect((await open(`/personen/${id}`)).main).toContain('Deelnemer sinds');
  for (const path of ['/personen', `/personen/${unseen}`]) {
    const { status, main } = await open(path);
    expect(status).toBe(200);
    expect(main).toContain('Genoeg mensen voor vandaag');
    expect(main).not.toContain('Deelnemer sinds');
  }
  expect((await open(`/personen/${rest[0]}`)).main).toContain('Deelnemer sinds');
  expect((await open('/personen?mycontacts=show')).main).toContain(contact.username);
});
