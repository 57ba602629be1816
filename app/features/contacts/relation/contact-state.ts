import { type ContactLink, type PairRow, STORED_REFUSAL } from './pair.ts';

/** A contact as one of the two sees it. */
export interface ContactState {
  state: 'none' | 'requested' | 'accepted' | 'refused';
  /** Whether this viewer made the request; null without a contact. */
  role: 'creator' | 'other' | null;
}

const NONE: ContactState = { state: 'none', role: null };

/**
 * What the viewer may know of a contact. The creator of a request sees it as requested until it is accepted, whether the
 * other refused it or did nothing (rules.md R11), or they withdraw it: then they see none, and who refused a
 * refusal. While one of them blocks the other, neither sees any (R44).
 */
export function contactStateOf(viewerId: number, { link, blocksOther, blockedByOther }: PairRow): ContactState {
  if (!link || blocksOther || blockedByOther) return NONE;
  if (link.state === 'accepted') return { state: 'accepted', role: roleIn(link, viewerId) };
  if (link.creatorId === viewerId && link.withdrawnAt) return NONE;
  if (link.creatorId === viewerId) return { state: 'requested', role: 'creator' };
  return { state: link.state === STORED_REFUSAL ? 'refused' : link.state, role: 'other' };
}

const roleIn = (link: ContactLink, viewerId: number) => (link.creatorId === viewerId ? 'creator' : 'other');
