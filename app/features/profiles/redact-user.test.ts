import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { presentUser, redactUser, type UserRow } from './redact-user.ts';

const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  memberId: 1,
  username: 'kijker',
  email: 'kijker@example.org',
  public: false,
  photoId: null,
  roles: [],
  lacksSecondFactor: false,
  blockedBy: [],
  unfolded: [],
  pause: null,
  sessionId: 1,
  sessionEndsAt: new Date(0),
  antiforgeryToken: '',
  ...more,
});

const subject = (more: Partial<UserRow> = {}): UserRow => ({
  id: 7,
  username: 'Anna',
  public: false,
  photoId: 'f00d',
  moderator: false,
  inMemoriam: false,
  relationshipId: 55362,
  relationshipAudience: null,
  ...more,
});

const named = {
  id: 7,
  name: 'Anna',
  photo: 'f00d',
  href: '/personen/7',
  relationship: 'heeft een nierziekte',
};
const anonymous = { id: 0, name: 'een deelnemer' };
const deleted = { id: 0, name: 'voormalig deelnemer', deleted: true };

const member = viewer();
const moderator = viewer({ roles: ['moderator'] });
const sameMember = viewer({ memberId: 7 });

describe('R13 a user is shown', () => {
  it.each([
    ['a visitor', null, 'public', subject({ public: true }), { ...named, public: true }],
    ['a visitor', null, 'private', subject(), anonymous],
    ['a visitor', null, 'deleted', null, deleted],
    ['a member', member, 'public', subject({ public: true }), { ...named, public: true }],
    ['a member', member, 'private', subject(), named],
    ['a member', member, 'deleted', null, deleted],
    ['a moderator', moderator, 'private', subject(), named],
    ['a moderator', moderator, 'deleted', null, deleted],
    ['themselves', sameMember, 'private', subject(), named],
  ])('to %s, when %3$s', (_viewer, by, _state, of, shown) => {
    expect(redactUser(by, of)).toEqual(shown);
  });

  it('without a photo or a relationship where there is none', () => {
    const { photo, relationship, ...rest } = named;
    expect(redactUser(member, subject({ photoId: null, relationshipId: null }))).toEqual(rest);
    expect(redactUser(member, subject({ relationshipId: 1 })).relationship).toBeUndefined();
  });

  it('with the relationship only to those to whom the member tells it', () => {
    const relationshipTo = (by: Viewer | null, relationshipAudience: string | null) =>
      redactUser(by, subject({ public: true, relationshipAudience })).relationship;
    const label = 'heeft een nierziekte';
    expect([null, 'participants', 'contacts'].map((audience) => relationshipTo(null, audience))).toEqual([
      label,
      undefined,
      undefined,
    ]);
    expect([null, 'participants', 'contacts'].map((audience) => relationshipTo(member, audience))).toEqual([
      label,
      label,
      undefined,
    ]);
    expect(relationshipTo(sameMember, 'contacts')).toBe(label);
  });

  it('to a visitor, when private, always as the same anonymous user', () => {
    const anybody = fc.record<UserRow>({
      id: fc.integer({ min: 1 }),
      username: fc.string(),
      public: fc.constant(false),
      photoId: fc.option(fc.string()),
      moderator: fc.boolean(),
      inMemoriam: fc.boolean(),
      relationshipId: fc.option(fc.integer()),
      relationshipAudience: fc.constantFrom(null, 'participants', 'contacts'),
    });
    fc.assert(
      fc.property(anybody, (row) => {
        expect(redactUser(null, row)).toEqual(anonymous);
      }),
    );
  });

  it('on the wire with its fields and no other', () => {
    const fields = { Id: 7, Username: 'Anna', Photo: '/media/photos/f00d/180.jpg', Public: false, Deleted: false };
    expect(presentUser(redactUser(member, subject()))).toEqual(fields);
  });
});
