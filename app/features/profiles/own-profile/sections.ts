import type { Audience, Section } from '../profile/sections.ts';

/** The sections as the page names them, with the fragment that leads to each. */
export const SECTION_TITLES: Record<Section, { title: string; id: string }> = {
  about: { title: 'Over mij', id: 'over-mij' },
  cause: { title: 'Oorzaak nierschade en huidige nierfunctie', id: 'oorzaak-en-nierfunctie' },
  treatments: { title: 'Behandelingen', id: 'alle-behandelingen' },
  consequences: { title: 'Gevolgen', id: 'alle-gevolgen' },
  more: { title: 'Meer over mij', id: 'meer-over-mij' },
};

/** Who sees a section, in the words of the page. */
export const AUDIENCE_LABELS: Record<Audience, string> = {
  everyone: 'iedereen die je profiel mag zien',
  participants: 'alleen deelnemers',
  contacts: 'alleen je contacten',
};
