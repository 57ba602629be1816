const words = (list: string): string[] => list.trim().split(/\s+/);

/** What nobody but the site, and who answer on it, call themselves: a name may not have one as a word (choices.md 52). */
export const ROLES = words(`
  admin admins administrator administrators beheer beheerder beheerders diëtist diëtiste diëtisten dietician helpdesk huisarts
  infolijn internist klantenservice moderatie moderator moderatoren moderators nefroloog nierarts niergenoten redacteur
  redactie redactrice support verpleegkundige webmaster webredactie
`);

/** Titles that are surnames or words too: a name may not begin with them (Arts Jansen, not Jan Arts). */
export const TITLES = words('arts artsen dokter');

/** Short titles, which also begin other words: only as the first word of a name. */
export const SHORT_TITLES = words('dr prof');

/** Words that may stand before a title. */
export const BEFORE_TITLE = words('de een het je jouw onze team uw');

/** What people write against a role (siteadmin, hoofdredactie), beside the first names of people. */
export const BESIDE_ROLE = words(`
  de een het onze van team teams lid leden site website web forum groep hoofd eind chef nier nieren officieel official echt
`);
