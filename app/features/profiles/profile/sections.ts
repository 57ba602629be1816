/** The sections of a profile, in their order on the page. */
export const SECTIONS = ['about', 'cause', 'treatments', 'consequences', 'more'] as const;

export type Section = (typeof SECTIONS)[number];

interface SectionTitle {
  /** What the member calls it. */
  title: string;
  /** The fragment that leads to it on the own profile. */
  anchor: string;
  /** The title on the page of a person, where it is another. */
  toOthers?: string;
}

/** What each section is called. */
export const SECTION_TITLES: Readonly<Record<Section, SectionTitle>> = {
  about: { title: 'Over mij', anchor: 'over-mij' },
  cause: {
    title: 'Oorzaak nierschade en huidige nierfunctie',
    anchor: 'oorzaak-en-nierfunctie',
    toOthers: 'Oorzaak en nierfunctie',
  },
  treatments: { title: 'Behandelingen', anchor: 'alle-behandelingen' },
  consequences: { title: 'Gevolgen', anchor: 'alle-gevolgen' },
  more: { title: 'Meer over mij', anchor: 'meer-over-mij', toOthers: 'Persoonlijk' },
};

/** Whom a member shows a section of their profile. 'everyone' stands for everyone who may see the profile. */
export const AUDIENCES = ['everyone', 'participants', 'contacts'] as const;

export type Audience = (typeof AUDIENCES)[number];

/** Who sees a section, in words. */
export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  everyone: 'iedereen die je profiel mag zien',
  participants: 'alleen deelnemers',
  contacts: 'alleen je contacten',
};

/** What a viewer is to the member whose profile it is; whom the member blocks is a visitor (rules.md R44). */
export type Relation = 'visitor' | 'participant' | 'contact' | 'self';

/** Who may see a profile: whether it is public, and the audience of each section. */
export interface Visibility {
  public: boolean;
  audiences: Record<Section, Audience>;
}

/**
 * Whether somebody with this relation sees a section. Visitors see only public profiles, and of these what the member shows
 * to everyone.
 */
export function seesSection(
  { public: isPublic, audiences }: Visibility,
  section: Section,
  relation: Relation,
): boolean {
  const audience = audiences[section];
  if (relation === 'visitor') return isPublic && audience === 'everyone';
  if (relation === 'participant') return audience !== 'contacts';
  return true;
}
