/** What stands for the @ of an address. */
const AT = /@|[([] ?(?:at|apenstaart(?:je)?) ?[)\]]| (?:apenstaart(?:je)?|at) /giu;

/** What stands before and after it. */
const NAME = /[\p{L}\d][\p{L}\d._%+-]{0,63} ?$/u;
const DOMAIN = /^ ?([\p{L}\d-]{1,63})((?:(?:\.| ?[([]? ?(?:punt|dot) ?[)\]]? ?)[\p{L}\d-]{1,63}){1,4})/iu;
const DOT = / ?[([]? ?(?:punt|dot) ?[)\]]? ?/giu;

/** Addresses of organisations, of which whoever reads them is no person. */
const ORGANISATION = /^(?:info|contact|secretariaat|receptie|servicedesk|klantenservice)$/;

/** The e-mail addresses of people in a text, also those with '(at)' or 'apenstaartje'. */
export function findEmailAddresses(text: string): string[] {
  const found: string[] = [];
  for (const { 0: at, index } of text.matchAll(AT)) {
    const name = NAME.exec(text.slice(Math.max(0, index - 65), index))?.[0].trim();
    const [, host, rest = ''] = DOMAIN.exec(text.slice(index + at.length, index + at.length + 330)) ?? [];
    const domain = host && `${host}${rest.replaceAll(DOT, '.')}`.toLowerCase();
    if (!name || !domain || !/\.\p{L}{2,24}$/u.test(domain) || ORGANISATION.test(name.toLowerCase())) continue;
    found.push(`${name.toLowerCase()}@${domain}`);
  }
  return found;
}
