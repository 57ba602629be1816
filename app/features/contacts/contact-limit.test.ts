import { expect, it } from 'vitest';
import { perDay } from '#app/platform/limits/rate-limit.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { contactsLimits } from './limits.ts';

const LIMIT = 2;

const site = setUpTestSite({ LIMIT_CONTACT_REQUEST: `${LIMIT}/86400` });

it('a member asks only so many people a day for contact, and is told to go on tomorrow', async () => {
  expect(contactsLimits.contactRequest.rate).toEqual(perDay(30));
  const as = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const ask = async () => {
    const body = { ContactUserId: (await makeMember(site.platform)).id, Message: 'Mag ik je iets vragen?' };
    return request(site, 'POST', '/api/v1/CustomContactlink', { as, body });
  };
  for (let number = 0; number < LIMIT; number += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'contact_limit']);
  expect(refused.json().message).toContain('Morgen kun je weer iemand vragen.');
});
