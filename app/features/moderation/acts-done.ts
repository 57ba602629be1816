import type { MemberAct } from './member-rules.ts';
import type { Measure } from './rules.ts';

/** Something that a moderator just did, as the next page tells of it. */
interface DoneAct {
  text: string;
  /** The measure of its decision, where it is undone by taking that back. */
  undoes?: Measure;
  /** What the button says that does so. */
  undo?: string;
}

/** What moderators do, by the word for it in the address of the page that tells of it. */
const ACTS_DONE = {
  genomen: { text: 'Je nam de zaak op je.' },
  overgenomen: { text: 'Je nam de zaak over.' },
  heropend: { text: 'De zaak is weer open, en je hebt haar op je genomen.' },
  verborgen: { text: 'Het is verborgen.', undoes: 'hidden', undo: 'Maak ongedaan: toon het weer' },
  getoond: { text: 'Het staat weer op de site.' },
  gesloten: { text: 'Het gesprek is gesloten.', undoes: 'closed', undo: 'Maak ongedaan: open het gesprek weer' },
  verplaatst: { text: 'Het gesprek is verplaatst.', undoes: 'moved', undo: 'Maak ongedaan: zet het gesprek terug' },
  gewijzigd: { text: 'De tekst is gewijzigd.', undoes: 'edited', undo: 'Maak ongedaan: zet de tekst terug' },
  gemarkeerd: { text: 'De waarschuwing vooraf is bewaard.' },
  teruggenomen: { text: 'Het besluit is teruggenomen.' },
  notitie: { text: 'De notitie is bewaard.', undo: 'Maak ongedaan: haal haar weg' },
  'zonder-notitie': { text: 'De notitie is weg.' },
  bericht: { text: 'Je bericht is verstuurd.' },
  gewaarschuwd: { text: 'De waarschuwing is gegeven.', undoes: 'warning', undo: 'Maak ongedaan: neem haar terug' },
  pauze: { text: 'De pauze is ingegaan.', undoes: 'paused', undo: 'Maak ongedaan: beëindig de pauze' },
  uitgesloten: {
    text: 'Deze deelnemer kan voorgoed niet meer schrijven.',
    undoes: 'excluded',
    undo: 'Maak ongedaan: laat weer schrijven',
  },
  foto: { text: 'De foto is weggehaald.', undoes: 'photo-removed', undo: 'Maak ongedaan: zet de foto terug' },
  naam: { text: 'De naam is weggehaald.', undoes: 'name-removed', undo: 'Maak ongedaan: geef de naam terug' },
  memoriam: { text: 'Op het profiel staat nu: in memoriam.', undoes: 'memorial', undo: 'Maak ongedaan: haal dat weg' },
} as const satisfies Record<string, DoneAct>;
export type ActDone = keyof typeof ACTS_DONE;

/** The word of an address that names an act; null for any other. */
export const parseActDone = (word: string | null): ActDone | null =>
  word !== null && Object.hasOwn(ACTS_DONE, word) ? (word as ActDone) : null;

/** What each act with a member is called there. */
export const DONE_WITH_MEMBER: Readonly<Record<MemberAct, ActDone>> = {
  word: 'bericht',
  warning: 'gewaarschuwd',
  paused: 'pauze',
  excluded: 'uitgesloten',
  'photo-removed': 'foto',
  'name-removed': 'naam',
  memorial: 'memoriam',
};

/** A decision as far as it matters to undoing it. */
interface Made {
  id: number;
  measure: Measure;
  liftedAt: Date | null;
}

/** An act that was just done, with what its page shows of it. */
export interface ShownAct extends DoneAct {
  /** Changes with each act, also with the same one again. */
  id: string;
  /** The decision that its undo takes back; null where there is none. */
  decisionId: number | null;
}

/**
 * What a page tells of an act, of the decisions that it has, the latest last; null where its decision is not there, or is taken
 * back already.
 */
export function showAct(act: ActDone | null, made: readonly Made[], count: number): ShownAct | null {
  if (act === null) return null;
  const shown: DoneAct = ACTS_DONE[act];
  const decision = made.findLast(({ measure }) => measure === shown.undoes);
  if (shown.undoes && (!decision || decision.liftedAt)) return null;
  return { ...shown, id: `${act}-${count}`, decisionId: decision?.id ?? null };
}
