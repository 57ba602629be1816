import { describe, expect, test } from 'vitest';
import { mayChange, mayManage, mayPublish, mayRead, mayWrite, roleOf } from './access.ts';

const everybody = [null, 'redacteur', 'eindredacteur', 'beheerder'] as const;
const allowed = (may: (role: (typeof everybody)[number]) => boolean) => everybody.filter((role) => may(role));

describe('a user of the CMS', () => {
  test('reads and writes drafts in every role', () => {
    expect(allowed(mayRead)).toEqual(['redacteur', 'eindredacteur', 'beheerder']);
    expect(allowed(mayWrite)).toEqual(['redacteur', 'eindredacteur', 'beheerder']);
  });

  test('publishes as an eindredacteur or beheerder', () => {
    expect(allowed(mayPublish)).toEqual(['eindredacteur', 'beheerder']);
  });

  test('manages users, menus, redirects and rule texts as a beheerder', () => {
    expect(allowed(mayManage)).toEqual(['beheerder']);
  });

  test.for([
    { change: { draft: true, status: 'draft' }, by: ['redacteur', 'eindredacteur', 'beheerder'] },
    { change: { draft: true }, by: ['redacteur', 'eindredacteur', 'beheerder'] },
    { change: { draft: true, status: 'published' }, by: ['eindredacteur', 'beheerder'] },
    { change: { draft: false, status: 'published' }, by: ['eindredacteur', 'beheerder'] },
    { change: { draft: false, status: 'draft' }, by: ['eindredacteur', 'beheerder'] },
    { change: { draft: false }, by: ['eindredacteur', 'beheerder'] },
  ])('makes the change $change as one of $by', ({ change, by }) => {
    expect(allowed((role) => mayChange(role, change))).toEqual(by);
  });

  test('has no role that is not in ROLES', () => {
    expect(roleOf({ user: null })).toBeNull();
    expect(roleOf({ user: { role: 'superuser' } as never })).toBeNull();
    expect(roleOf({ user: { role: 'redacteur' } as never })).toBe('redacteur');
  });
});
