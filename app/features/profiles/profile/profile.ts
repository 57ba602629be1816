import type { Updateable } from 'kysely';
import type { Profile as ProfileTable } from '#app/platform/database/types.generated.ts';
import { type Columns, type FieldName, type NamedField, type PROFILE_FIELDS, profileFields } from './fields.ts';
import { type Answer, emptyOf, type Input, type TreatmentEntry } from './profile-field.ts';
import { SECTIONS, type Section, type Visibility } from './sections.ts';

/** The fields of a profile, by section, each with what it holds. */
type Sections = {
  [S in Section]: {
    [N in FieldName as (typeof PROFILE_FIELDS)[N]['section'] extends S ? N : never]: N extends keyof Columns
      ? Columns[N]
      : TreatmentEntry[];
  };
};

/**
 * The profile of a member. Numbers are those of the lists in `terms/`; null, or an empty list, is not told. Without
 * consent to keep health data its medical fields are empty, whatever is stored (rules.md R35).
 */
export interface Profile extends Visibility, Sections {
  memberId: number;
  healthConsent: boolean;
  /** Whether a moderator hid its texts from others. */
  textsHidden: boolean;
}

/** A profile as a viewer may see it: null for each section that the member does not show them. */
export type VisibleProfile = Pick<Profile, 'memberId' | 'public'> & { [S in Section]: Profile[S] | null };

/** Fields of a profile with their new values. A field that is left out keeps its value. */
export type ProfileChanges = Omit<Updateable<ProfileTable>, 'memberId'>;

/** The fields by section, each with what `value` gives for it. */
export const sectionsOf = (value: (field: NamedField) => unknown): Sections =>
  Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      Object.fromEntries(
        profileFields.filter((field) => field.section === section).map((field) => [field.name, value(field)]),
      ),
    ]),
  ) as Sections;

/** The fields of a profile in which nothing is told, by section. */
export const EMPTY_SECTIONS = sectionsOf(({ input }) => emptyOf(input));

/** What a profile tells in a field; a section that is hidden looks like one in which nothing is told. */
export const answerOf = (profile: Profile | VisibleProfile, { name, section, input }: NamedField): Answer =>
  toAnswer(input, (profile[section] as Record<string, unknown> | null)?.[name] ?? emptyOf(input));

/** A field that holds `value`: the list of fields ties each column to an input that holds what the column does. */
export const toAnswer = <I extends Input>(input: I, value: unknown) =>
  ({ ...input, value }) as unknown as Extract<Answer, { kind: I['kind'] }>;
