import { expect, it } from 'vitest';
import { AppError } from '#app/platform/errors/app-error.ts';
import { openLog } from '#app/platform/log.ts';
import { toErrorResponse } from './error-response.ts';

it.each([
  [1, 'over een minuut'],
  [61, 'over 2 minuten'],
  [44 * 60, 'over 44 minuten'],
  [3600, 'over 1 uur'],
  [5 * 3600, 'over 5 uur'],
  [20 * 3600, 'morgen'],
])('R49 a refusal by a limit with %i seconds to wait says: %s', (retryAfter, words) => {
  const { body } = toErrorResponse(new AppError('too_many_requests', { retryAfter }), {
    requestId: '1',
    log: openLog('silent', 'web'),
  });
  expect(body.message).toBe(`Je doet dit te vaak achter elkaar. Probeer het ${words} opnieuw.`);
});
