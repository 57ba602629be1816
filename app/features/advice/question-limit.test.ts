import { expect, it } from 'vitest';
import { perDay } from '#app/platform/limits/rate-limit.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { adviceLimits } from './limits.ts';

const site = setUpTestSite({ LIMIT_ADVICE_QUESTION: '2/86400' });

it('R49 a member asks only so many questions a day, and is told to go on tomorrow', async () => {
  expect(adviceLimits.adviceQuestion.rate).toEqual(perDay(10));
  const as = await makeSession(site.platform, (await makeMember(site.platform)).id);
  const body = { Title: 'Mag ik kaas?', Description: 'Een plak per dag.' };
  const ask = () => request(site, 'POST', '/api/v1/advices/save', { as, body });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.statusCode, refused.json().error]).toEqual([429, 'question_limit']);
  expect(refused.json().message).toContain('Morgen kun je weer een vraag stellen.');
});
