import { expect, it } from 'vitest';
import { AppError } from '#app/platform/errors/app-error.ts';
import { catalogue, type ErrorCode } from '#app/platform/errors/catalogue.ts';
import { openLog } from '#app/platform/log.ts';
import { toErrorResponse } from './error-response.ts';

it.each([
  [1, 'over een minuut'],
  [61, 'over 2\u00a0minuten'],
  [44 * 60, 'over 44\u00a0minuten'],
  [3600, 'over 1\u00a0uur'],
  [5 * 3600, 'over 5\u00a0uur'],
  [20 * 3600, 'morgen'],
])('R49 a refusal by a limit with %i seconds to wait says: %s', (retryAfter, words) => {
  const { body } = toErrorResponse(new AppError('too_many_requests', { retryAfter }), {
    requestId: '1',
    log: openLog('silent', 'web'),
  });
  expect(body.message).toBe(`Je doet dit te vaak achter elkaar. Probeer het ${words} opnieuw.`);
});

/** The refusals of now, which a later attempt passes. */
const REFUSALS: ErrorCode[] = ['temporarily_blocked', 'unavailable'];

it('R49 each refusal of now says until when, at any time to wait', () => {
  const statuses = Object.entries(catalogue).map(([code, { status }]) => ({ code: code as ErrorCode, status }));
  const refusals = statuses.filter(({ code, status }) => status === 429 || status === 503 || REFUSALS.includes(code));
  expect(refusals.map(({ code }) => code)).toEqual(expect.arrayContaining(REFUSALS));
  for (const { code } of refusals)
    for (const retryAfter of [1, 30, 44 * 60, 5 * 3600, 20 * 3600]) {
      const { body } = toErrorResponse(new AppError(code, { retryAfter }), {
        requestId: '1',
        log: openLog('silent', 'web'),
      });
      expect(body.message, `${code}, ${retryAfter} s`).toMatch(
        /\b(over|wacht)\s(een|\d+)\s(minuut|minuten|uur|seconden)\b|\bmorgen\b/i,
      );
    }
});
