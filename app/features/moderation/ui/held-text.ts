import type { HoldReason } from '../rules.ts';

/** What each reason to hold a text says, and what its author can take out to have it placed at once; null for nothing. */
const REASONS: Readonly<Record<HoldReason, { found: string; remedy: string | null }>> = {
  bsn: { found: 'Er staat misschien een burgerservicenummer (BSN) in.', remedy: 'het burgerservicenummer' },
  phone: { found: 'Er staat een telefoonnummer in.', remedy: 'het telefoonnummer' },
  address: { found: 'Er staat een adres in.', remedy: 'het adres' },
  email: { found: 'Er staat een e-mailadres in.', remedy: 'het e-mailadres' },
  name: { found: 'Er staat in wie er ziek is, met voor- en achternaam.', remedy: 'de naam' },
  links: { found: 'Er staan drie of meer links in naar andere sites.', remedy: 'de links' },
  // Who reported what is for moderators alone (rules.md R27).
  reports: { found: 'Moderators kijken deze week eerst naar wat deze schrijver plaatst.', remedy: null },
};

const OR_WAIT = new Intl.ListFormat('nl', { type: 'conjunction' });

/** Why a text waits, in a sentence for each reason. */
export const heldText = (reasons: readonly HoldReason[]): string =>
  reasons.map((reason) => REASONS[reason].found).join(' ');

/** What the author of a text takes out to have it placed: 'het telefoonnummer en het adres'; null where that is not enough. */
export function remedyOf(reasons: readonly HoldReason[]): string | null {
  const remedies = reasons.map((reason) => REASONS[reason].remedy);
  return remedies.includes(null) ? null : OR_WAIT.format(remedies.filter((remedy) => remedy !== null));
}
