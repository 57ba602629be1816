// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localDraft } from './local-draft.ts';

const local = localDraft({ memberId: 7, kind: 'reaction', about: 3 });
const typed = { fields: { Body: 'Wat ik dacht' }, key: null, basedOn: null };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts for a short while after its form was gone and the server has it, also in a page that was loaded since', () => {
  local.write(typed);
  local.keepForReturn(typed);
  vi.setSystemTime(Date.now() + 29_000);
  expect(local.read()).toMatchObject(typed);
  vi.setSystemTime(Date.now() + 2000);
  expect(local.read()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('stays when more was typed since', () => {
  const more = { ...typed, fields: { Body: 'Wat ik dacht, en meer' } };
  local.write(more);
  local.keepForReturn(typed);
  local.remove(typed);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(local.read()).toEqual(more);
});
