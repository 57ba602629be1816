import { hospitals } from '#app/features/profiles/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DemoPerson } from '../read-demo.ts';
import { profileRow } from '../seed-profile.ts';
import { insertRows } from './insert-rows.ts';
import type { Random } from './random.ts';

/** A member of the bulk data who fills in a profile like that of a person of the demo; null tells nothing. */
interface FilledIn {
  id: number;
  like: DemoPerson | null;
}

const INTEGERS = [
  ...['relationshipId', 'currentTreatmentId', 'kidneyFunction', 'proteinInUrine', 'gender', 'yearOfBirth', 'province'],
  ...['livingSituation', 'occupationalStatus'],
] as const;
const LISTS = ['causeIds', 'medicineIds', 'consequenceIds'] as const;
const TEXTS = ['symptoms', 'otherIllnesses', 'motto', 'shortBiography'] as const;

const PROVINCES = 13;

/** Inserts the profiles with their treatments, each like the one of its person with another age and province. */
export async function insertProfiles(db: OpenTransaction, people: readonly FilledIn[], random: Random): Promise<void> {
  const rows = people.map(({ id, like }) => like && varied(profileRow(id, like), random));
  const columns = {
    memberId: 'integer' as const,
    ...as(INTEGERS, 'integer'),
    ...as(LISTS, 'integer[]'),
    ...as(TEXTS, 'text'),
  };
  await insertRows(db, {
    into: 'profile',
    columns: { ...columns, kidneyBirthday: 'date' as const },
    rows: people.map(({ id }, index) => ({ id, told: rows[index] ?? null })),
    row: ({ id, told }) => [
      id,
      ...INTEGERS.map((name) => (told?.[name as keyof typeof told] as number | null) ?? null),
      ...LISTS.map((name) => told?.[name] ?? []),
      ...TEXTS.map((name) => told?.[name] ?? null),
      told?.kidneyBirthday ?? null,
    ],
  });
  await insertTreatments(db, people, random);
}

const as = <const N extends string, const C extends string>(names: readonly N[], type: C) =>
  Object.fromEntries(names.map((name) => [name, type])) as Record<N, C>;

const varied = (row: ReturnType<typeof profileRow>, random: Random) => ({
  ...row,
  yearOfBirth: row.yearOfBirth && Math.min(row.yearOfBirth + random.below(17) - 8, 2008),
  province: row.province && random.below(PROVINCES) + 1,
});

async function insertTreatments(db: OpenTransaction, people: readonly FilledIn[], random: Random): Promise<void> {
  const entries = people.flatMap(({ id, like }) =>
    (like?.profile.treatments ?? []).map((entry, index) => ({ ...entry, memberId: id, id: index })),
  );
  await insertRows(db, {
    into: 'treatmentEntry',
    columns: { memberId: 'integer', id: 'integer', treatmentId: 'integer', hospitalId: 'integer', since: 'date' },
    rows: entries,
    row: (of) => [
      of.memberId,
      of.id,
      of.treatment,
      of.hospital === undefined ? null : random.pick(hospitals).id,
      of.since ? `${of.since}-01` : null,
    ],
  });
}
