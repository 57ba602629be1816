import { describe, expect, it } from 'vitest';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { HEALTH_CONSENT_VERSION } from '../profile/health-consent.ts';
import { storeDirectoryEntry } from './store-directory-entry.ts';

const site = setUpTestSite();

const entryOf = (memberId: number) =>
  site.platform.db.selectFrom('directoryEntry').selectAll().where('memberId', '=', memberId).executeTakeFirstOrThrow();

async function makePatient({ consent }: { consent: boolean }): Promise<number> {
  const { db, clock } = site.platform;
  const { id } = await makeMember(site.platform);
  await db
    .updateTable('profile')
    .set({ relationshipId: 55362, province: 4, shortBiography: 'Over mij', occupationalStatus: 2 })
    .where('memberId', '=', id)
    .execute();
  await db
    .insertInto('treatmentEntry')
    .values({ memberId: id, id: 0, treatmentId: 55208, hospitalId: 0, since: '2018-02-01' })
    .execute();
  const given = { memberId: id, kind: 'health', version: HEALTH_CONSENT_VERSION, at: clock.now() };
  await db
    .insertInto('consent')
    .values({ ...given, given: true })
    .execute();
  if (!consent)
    await db
      .insertInto('consent')
      .values({ ...given, given: false })
      .execute();
  await storeDirectoryEntry(db, id);
  return id;
}

const ALL = [255362, 455208, 500000, 1000004];

describe('the entry of a member in the directory', () => {
  it('has their facts for participants, and for visitors as soon as the profile is public', async () => {
    const id = await makePatient({ consent: true });
    expect(await entryOf(id)).toMatchObject({
      public: false,
      everyoneFacts: [],
      participantFacts: ALL,
      contactFacts: ALL,
    });
    const as = await makeSession(site.platform, id);
    const setPublic = (body: boolean) =>
      request(site, 'PUT', '/api/v1/CustomUser/ChangeProfileVisibility', { as, body });
    await setPublic(true);
    expect(await entryOf(id)).toMatchObject({ public: true, everyoneFacts: ALL, participantFacts: ALL });
    await setPublic(false);
    expect(await entryOf(id)).toMatchObject({ public: false, everyoneFacts: [] });
  });

  it('R35 has no health facts once consent is withdrawn', async () => {
    const id = await makePatient({ consent: false });
    expect(await entryOf(id)).toMatchObject({ participantFacts: [1000004], contactFacts: [1000004] });
  });

  it('shows a section to the audience that the member chose', async () => {
    const { db } = site.platform;
    const id = await makePatient({ consent: true });
    await db
      .insertInto('sectionAudience')
      .values([
        { memberId: id, section: 'treatments', audience: 'contacts' },
        { memberId: id, section: 'more', audience: 'participants' },
      ])
      .execute();
    await db.updateTable('member').set({ public: true }).where('id', '=', id).execute();
    await storeDirectoryEntry(db, id);
    expect(await entryOf(id)).toMatchObject({
      everyoneFacts: [255362],
      participantFacts: [255362, 1000004],
      contactFacts: ALL,
    });
  });
});
