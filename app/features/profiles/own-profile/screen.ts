import { randomUUID } from 'node:crypto';
import { findDraft } from '#app/features/drafts/index.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { personPath } from '../paths.ts';
import type { Profile } from '../profile/profile.ts';
import { profileDrafts } from '../profile/profile-drafts.ts';
import { readProfile } from '../profile/read-profile.ts';
import { type Audience, SECTIONS, type Section } from '../profile/sections.ts';
import { type RowForm, rowForm } from './row-form.ts';
import { type Lines, linesOf } from './row-lines.ts';
import { isMedicalRow, ROWS, type Row } from './rows.ts';
import { AUDIENCE_LABELS, SECTION_TITLES } from './sections.ts';

export interface RowView {
  name: string;
  label: string;
  lines: Lines;
  help: string | undefined;
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
export async function readOwnProfilePage(ctx: MemberContext, query: URLSearchParams) {
  const { platform, viewer } = ctx;
  const profile = await readProfile(platform.db, viewer.memberId);
  const edited = ROWS.find(({ name }) => name === query.get('bewerk'));
  const form = edited ? await readRowForm(ctx, profile, edited) : null;
  return {
    public: profile.public,
    healthConsent: profile.healthConsent,
    personPage: personPath(viewer.memberId),
    saved: query.get('opgeslagen'),
    sections: SECTIONS.map((section) => ({
      ...presentSection(profile, section),
      choosing: query.get('wie') === SECTION_TITLES[section].id,
      rows: presentRows(profile, section, edited && { name: edited.name, form }),
    })),
  };
}

const presentSection = (profile: Profile, section: Section) => ({
  section,
  ...SECTION_TITLES[section],
  audience: profile.audiences[section],
  audienceLabel: AUDIENCE_LABELS[profile.audiences[section]],
});

const presentRows = (
  profile: Profile,
  section: Section,
  edited: { name: string; form: RowForm | null } | undefined,
): RowView[] =>
  ROWS.filter((row) => row.section === section).map((row) => ({
    name: row.name,
    label: row.label,
    help: row.help,
    field: row.field,
    lines: linesOf(profile, row),
    locked: isMedicalRow(row) && !profile.healthConsent,
    form: edited?.name === row.name ? edited.form : null,
  }));

async function readRowForm(ctx: MemberContext, profile: Profile, row: Row): Promise<RowForm | null> {
  if (isMedicalRow(row) && !profile.healthConsent) return null;
  const { input } = row;
  if (input.kind !== 'text') return rowForm(profile, row, ctx.platform.clock.now().getUTCFullYear());
  const value = (profile[row.section] as Record<string, unknown>)[input.column];
  const draft = await findDraft(ctx, {
    kind: profileDrafts[input.column],
    about: ctx.viewer.memberId,
    basedOn: EDIT,
  });
  return { kind: 'text', value: String(value ?? ''), max: input.max, draft, submissionKey: randomUUID() };
}

/** The form of a text is an edit, whose draft is discarded by closing it; a text of a profile has no versions. */
const EDIT = new Date(0);
