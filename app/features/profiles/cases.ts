import { sql } from 'kysely';
import type { CaseKind, CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { HiddenChange } from '#app/platform/cases/set-row-hidden.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { PHOTO_CASE, PROFILE_CASE, personPath } from './paths.ts';
import { maySeeIdentity } from './policy.ts';
import { profileTexts } from './profile/fields.ts';
import type { Profile } from './profile/profile.ts';
import { listProfiles, lockProfile } from './profile/read-profile.ts';
import { seesSection } from './profile/sections.ts';
import { memberTopic } from './topics.ts';

const listMembers = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('member')
    .leftJoin('hiddenPhoto', 'hiddenPhoto.memberId', 'member.id')
    .leftJoin('hiddenProfile', 'hiddenProfile.memberId', 'member.id')
    .select(['member.id', 'member.username', 'member.public', 'member.createdAt', 'member.photoId'])
    .select(['hiddenPhoto.pictureId as hiddenPhotoId', 'hiddenPhoto.hiddenAt as photoHiddenAt'])
    .select('hiddenProfile.hiddenAt as textsHiddenAt')
    .where('member.id', '=', sql<number>`any(${[...ids]})`)
    .execute();

type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

async function findMember(db: Database, id: number): Promise<MemberRow | undefined> {
  const [member] = await listMembers(db, [id]);
  return member;
}

const subjectOf = ({ id, username, createdAt }: MemberRow) => ({
  ...{ id, title: username, path: personPath(id), authorId: id, createdAt, changedAt: createdAt },
  ...{ withdrawn: false },
});

const nothing = {
  readContext: async () => ({ nearby: [], former: [] }),
  findTraces: async () => ({}),
} satisfies Partial<CaseKind>;

/** What moderators see of a profile: the texts that it shows to every member, without those about health. */
const textOf = (profile: Profile): string =>
  profileTexts
    .filter(({ medical, section }) => !medical && seesSection(profile, section, 'participant'))
    .map(({ section, name }) => (profile[section] as Record<string, unknown>)[name])
    .filter(Boolean)
    .join('\n\n');

/** The profiles that are reported: hiding one hides its texts. The reporter sees its page, and here no text. */
const ofProfiles: CaseKind = {
  ...nothing,
  name: PROFILE_CASE,
  label: 'Profiel',
  own: 'de teksten in je profiel',
  async findReportable(db, id, viewer) {
    const member = await findMember(db, id);
    if (!member || !maySeeIdentity(viewer, member)) return undefined;
    return { authorId: id, shown: member.textsHiddenAt === null, text: '' };
  },
  async listSubjects(db, ids): Promise<CaseSubject[]> {
    const [members, profiles] = [await listMembers(db, ids), await listProfiles(db, ids)];
    return members.map((member) => {
      const profile = profiles.get(member.id);
      return { ...subjectOf(member), text: profile ? textOf(profile) : '', hiddenAt: member.textsHiddenAt };
    });
  },
  setHidden: setTextsHidden,
};

/** The photos of members that are reported, each by the id of its member: hiding one takes it off. */
const ofPhotos: CaseKind = {
  ...nothing,
  name: PHOTO_CASE,
  label: 'Profielfoto',
  own: 'je profielfoto',
  async findReportable(db, id, viewer) {
    const member = await findMember(db, id);
    return member?.photoId && maySeeIdentity(viewer, member) ? { authorId: id, shown: true } : undefined;
  },
  async listSubjects(db, ids): Promise<CaseSubject[]> {
    const members = (await listMembers(db, ids)).filter(({ photoId, hiddenPhotoId }) => photoId ?? hiddenPhotoId);
    return members.map((member) => ({
      ...subjectOf(member),
      text: '',
      pictureIds: [member.photoId ?? member.hiddenPhotoId].filter((id) => id !== null),
      // Who has another photo by now shows that one.
      hiddenAt: member.photoId ? null : member.photoHiddenAt,
    }));
  },
  setHidden: setPhotoHidden,
};

/** What is reported of profiles. */
export const profileCaseKinds: readonly CaseKind[] = [ofProfiles, ofPhotos];

/**
 * Hides the texts in the profile of a member from all others, or shows them again, in an open transaction. Gives whether that
 * changed anything. Throws AppError not_found.
 */
async function setTextsHidden({ db, invalidate }: Write, { id, hiddenAt }: HiddenChange): Promise<boolean> {
  if (!(await lockProfile(db, id))) throw new AppError('not_found');
  const changed = hiddenAt
    ? await db
        .insertInto('hiddenProfile')
        .values({ memberId: id, hiddenAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('memberId')
        .executeTakeFirst()
    : await db.deleteFrom('hiddenProfile').where('memberId', '=', id).returning('memberId').executeTakeFirst();
  invalidate(memberTopic(id));
  return changed !== undefined;
}

/**
 * Takes the photo of a member off, or puts it back where the member has no other by now, in an open transaction. A photo that
 * is off has no owner, and is kept as long as it can be put back. Gives whether that changed anything. Throws AppError
 * not_found.
 */
async function setPhotoHidden({ db, invalidate }: Write, { id, hiddenAt }: HiddenChange): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('photoId')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new AppError('not_found');
  invalidate(memberTopic(id));
  if (!hiddenAt) return showAgain(db, { memberId: id, hasOther: member.photoId !== null });
  if (!member.photoId) return false;
  const hidden = { pictureId: member.photoId, hiddenAt };
  await db
    .insertInto('hiddenPhoto')
    .values({ memberId: id, ...hidden })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(hidden))
    .execute();
  await setPhoto(db, { memberId: id, photoId: null });
  await db.updateTable('picture').set({ memberId: null }).where('id', '=', member.photoId).execute();
  return true;
}

async function showAgain(
  db: OpenTransaction,
  { memberId, hasOther }: { memberId: number; hasOther: boolean },
): Promise<boolean> {
  const hidden = await db
    .deleteFrom('hiddenPhoto')
    .where('memberId', '=', memberId)
    .returning('pictureId')
    .executeTakeFirst();
  if (!hidden || hasOther) return false;
  await db.updateTable('picture').set({ memberId }).where('id', '=', hidden.pictureId).execute();
  await setPhoto(db, { memberId, photoId: hidden.pictureId });
  return true;
}

const setPhoto = (db: OpenTransaction, { memberId, photoId }: { memberId: number; photoId: string | null }) =>
  db.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
