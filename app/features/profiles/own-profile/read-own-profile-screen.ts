import { randomUUID } from 'node:crypto';
import { findDraft } from '#app/features/drafts/index.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { unbroken } from '#app/ui/text/unbroken.ts';
import { dayAndMonth, monthYear } from '#app/ui/time/formats.ts';
import { personPath } from '../paths.ts';
import { type NamedField, profileFields } from '../profile/fields.ts';
import { answerOf, type Profile } from '../profile/profile.ts';
import type { Answer, Choices, TreatmentEntry } from '../profile/profile-field.ts';
import { readProfile } from '../profile/read-profile.ts';
import { AUDIENCE_LABELS, type Audience, SECTION_TITLES, SECTIONS, type Section } from '../profile/sections.ts';
import { hospitalLabel } from '../terms/hospitals.ts';
import { treatments } from '../terms/medical-terms.ts';
import { termLabel } from '../terms/term.ts';
import { type RowForm, rowForm } from './row-form.ts';

/** What stands in a row, as paragraphs of lines; none where nothing is told. */
type Lines = string[][];

/** A row of the own profile. */
export interface RowView {
  name: string;
  label: string;
  lines: Lines;
  help: string | undefined;
  /** The field of the call that saves it. */
  field: string;
  /** Whether consent to keep health data has to be given first (rules.md R35). */
  locked: boolean;
  /** The form of the row, while it is edited. */
  form: RowForm | null;
}

export interface SectionView {
  section: Section;
  title: string;
  id: string;
  audience: Audience;
  audienceLabel: string;
  /** Whether its audience is being chosen. */
  choosing: boolean;
  rows: RowView[];
}

/**
 * The page of the own profile. The address says which row is edited (`bewerk`), or of which section the audience is chosen
 * (`wie`).
 */
export async function readOwnProfileScreen(ctx: MemberContext, query: URLSearchParams) {
  const { platform, viewer } = ctx;
  const profile = await readProfile(platform.db, viewer.memberId);
  const edited = profileFields.find(({ anchor }) => anchor === query.get('bewerk'));
  const form = edited ? await readRowForm(ctx, profile, edited) : null;
  return {
    public: profile.public,
    healthConsent: profile.healthConsent,
    personPage: personPath(viewer.memberId),
    saved: query.get('opgeslagen'),
    sections: SECTIONS.map((section) => ({
      ...presentSection(profile, section),
      choosing: query.get('wie') === SECTION_TITLES[section].anchor,
      rows: profileFields
        .filter((field) => field.section === section)
        .map((field) => presentRow(profile, field, field === edited ? form : null)),
    })),
  };
}

const presentSection = (profile: Profile, section: Section) => ({
  section,
  title: SECTION_TITLES[section].title,
  id: SECTION_TITLES[section].anchor,
  audience: profile.audiences[section],
  audienceLabel: AUDIENCE_LABELS[profile.audiences[section]],
});

const presentRow = (profile: Profile, field: NamedField, form: RowForm | null): RowView => ({
  name: field.anchor,
  label: field.label,
  help: field.help,
  field: field.wire,
  lines: linesOf(answerOf(profile, field)),
  locked: isLocked(profile, field),
  form,
});

/** Gives what a row tells, ready to read. */
function linesOf(answer: Answer): Lines {
  if (answer.kind === 'treatments') return answer.value.map(treatmentLines);
  if (answer.kind === 'terms') return paragraph(labels(answer.choices, answer.value));
  if (answer.value === null || answer.value === '') return [];
  if (answer.kind === 'choice') return paragraph(labels(answer.choices, [answer.value]));
  return answer.kind === 'birthday' ? [birthdayLines(answer.value)] : [[String(answer.value)]];
}

const paragraph = (lines: string[]): Lines => (lines.length > 0 ? [lines] : []);

const labels = (choices: Choices, numbers: readonly number[]): string[] =>
  choices.filter(({ number }) => numbers.includes(number)).map(({ label }) => label);

const treatmentLines = ({ treatmentId, hospitalId, since }: TreatmentEntry): string[] => {
  const hospital = hospitalLabel(hospitalId);
  return [
    capitalise(termLabel(treatments, treatmentId) ?? ''),
    ...(hospital ? [`In: ${hospital}`] : []),
    ...(since ? [`Vanaf: ${unbroken(monthYear(noon(since)))}`] : []),
  ];
};

const birthdayLines = (day: string): string[] => [
  `Ik vier de nierverjaardag op ${unbroken(dayAndMonth(noon(day)))}`,
  `De niertransplantatie was in ${day.slice(0, 4)}`,
];

const noon = (day: string): string => `${day}T12:00:00Z`;

const isLocked = ({ healthConsent }: Profile, { medical }: NamedField): boolean => medical && !healthConsent;

async function readRowForm(ctx: MemberContext, profile: Profile, field: NamedField): Promise<RowForm | null> {
  if (isLocked(profile, field)) return null;
  const answer = answerOf(profile, field);
  if (answer.kind !== 'text') return rowForm(answer, ctx.platform.clock.now().getUTCFullYear());
  const draft = await findDraft(ctx, { kind: answer.draft, about: ctx.viewer.memberId, basedOn: EDIT });
  return { kind: 'text', value: answer.value ?? '', max: answer.max, draft, submissionKey: randomUUID() };
}

/** The form of a text is an edit, whose draft is discarded by closing it; a text of a profile has no versions. */
const EDIT = new Date(0);
