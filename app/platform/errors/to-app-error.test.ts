import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { toAppError } from './to-app-error.ts';

const withCode = (code: string, message = 'een fout') => Object.assign(new Error(message), { code });
const withStatus = (statusCode: number) => Object.assign(new Error('een fout'), { statusCode });

describe('R34 the database or the machine cannot do it now, and the response is 503', () => {
  it.each([
    ['the connection broke', '08006'],
    ['there are too many connections', '53300'],
    ['the disk is full', '53100'],
    ['an administrator ended the connection', '57P01'],
    ['the server is starting up', '57P03'],
    ['a statement took too long', '57014'],
    ['a lock was waited for too long', '55P03'],
    ['a transaction was idle too long', '25P03'],
    ['the connection was refused', 'ECONNREFUSED'],
    ['the connection was reset', 'ECONNRESET'],
    ['the disk of uploads is full', 'ENOSPC'],
    ['too many files are open', 'EMFILE'],
  ])('%s (%s)', (_what, code) => {
    expect(toAppError(withCode(code))).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'database "niergenoten" is not currently accepting connections',
  ])('%s', (message) => {
    expect(toAppError(new Error(message))).toMatchObject({ code: 'unavailable' });
  });
});

describe('a bug is an unexpected error', () => {
  it.each([
    ['a wrong query', withCode('42P01')],
    ['a broken constraint', withCode('23505')],
    ['a wrong password of the database', withCode('28P01')],
    ['a missing function', new TypeError('x is not a function')],
    ['a text instead of an error', 'tekst'],
    ['undefined', undefined],
  ])('%s', (_what, thrown) => {
    expect(toAppError(thrown)).toBeNull();
  });
});

it('an AppError is returned unchanged', () => {
  const error = new AppError('participants_only');
  expect(toAppError(error)).toBe(error);
});

it.each([
  [413, 'too_large'],
  [415, 'unsupported_type'],
  [404, 'not_found'],
  [400, 'invalid_input'],
])('status %i of the HTTP server is %s', (status, code) => {
  expect(toAppError(withStatus(status))).toMatchObject({ code });
});

it('a 5xx of the HTTP server is an unexpected error', () => {
  expect(toAppError(withStatus(500))).toBeNull();
});
