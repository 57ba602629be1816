import { findNamesNearCare } from './names-near-care.ts';
import type { DetailKind, PersonalDetail } from './personal-detail.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { withPlainDigits } from './plain-digits.ts';
import { findPostalAddresses } from './postal-addresses.ts';

/** What the site itself gives to readers, which is no reason to look. */
export interface KnownDetails {
  /** Telephone numbers. */
  readonly phones: readonly string[];
  /** The host of the site. */
  readonly host: string;
}

/**
 * Finds by what a text lets somebody be reached or recognised, each once: numbers, addresses, full names near a hospital or an
 * illness, and many links. It takes linear time, and finds nothing in most texts (docs/decisions/personal-details.md).
 */
export function findPersonalDetails(text: string, known: KnownDetails): PersonalDetail[] {
  const plain = withPlainDigits(text);
  const phones = findPhoneNumbers(plain, known.phones);
  const found: Readonly<Record<DetailKind, readonly string[]>> = {
    bsn: findCitizenNumbers(plain).filter((number) => !phones.includes(number)),
    phone: phones,
    address: findPostalAddresses(plain),
    email: findEmailAddresses(plain),
    name: findNamesNearCare(plain),
    links: findManyLinks(text, known.host),
  };
  return Object.entries(found).flatMap(([kind, values]) =>
    [...new Set(values)].map((value) => ({ kind: kind as DetailKind, value })),
  );
}

/** Nine digits, together or in the groups in which they are printed, which are not part of a longer number or a code. */
const NINE_DIGITS =
  /(?<![\p{L}\d])(?<!\d[.,:/-])(?:\d{9}|\d{3}([ .-])\d{3}\1\d{3}|\d{4}\.\d{2}\.\d{3})(?![\p{L}\d])(?![.,:/-]\d)/gu;

/** Nine digits of which the weighted sum divides by eleven: one of eleven numbers by chance. */
export function isCitizenNumber(number: string): boolean {
  const sum = [...number].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0);
  return /^\d{9}$/.test(number) && !/^0{2}/.test(number) && sum % 11 === 0;
}

/** The citizen service numbers (BSN) in a text with plain digits. */
const findCitizenNumbers = (text: string): string[] =>
  [...text.matchAll(NINE_DIGITS)].map(([match]) => match.replaceAll(/\D/g, '')).filter(isCitizenNumber);

/** What stands for the @ of an address. */
const AT = /@|[([] ?(?:at|apenstaart(?:je)?) ?[)\]]| (?:apenstaart(?:je)?|at) /giu;

/** What stands before and after it. */
const NAME = /[\p{L}\d][\p{L}\d._%+-]{0,63} ?$/u;
const DOMAIN = /^ ?([\p{L}\d-]{1,63})((?:(?:\.| ?[([]? ?(?:punt|dot) ?[)\]]? ?)[\p{L}\d-]{1,63}){1,4})/iu;
const DOT = / ?[([]? ?(?:punt|dot) ?[)\]]? ?/giu;

/** Addresses of organisations, of which whoever reads them is no person. */
const ORGANISATION = /^(?:info|contact|secretariaat|receptie|servicedesk|klantenservice)$/;

/** The e-mail addresses of people in a text, also those with '(at)' or 'apenstaartje'. */
function findEmailAddresses(text: string): string[] {
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

/** So many links to other sites are advertising more often than help. */
const MANY = 3;

const LINK = /(?:https?:\/\/|(?<![\p{L}\d./])www\.)([^\s/?#"'<>]{1,255})[^\s"'<>]*/giu;

/** The links to other sites than this host, where a text has many; else none. */
function findManyLinks(text: string, ownHost: string): string[] {
  const links = [...text.matchAll(LINK)].filter(({ 1: host = '' }) => !isSameSite(host, ownHost));
  const different = new Set(links.map(([link]) => link.toLowerCase().replace(/[.,!?)]+$/, '')));
  return different.size >= MANY ? [...different] : [];
}

const isSameSite = (host: string, ownHost: string): boolean =>
  host.toLowerCase().replace(/^www\./, '') === ownHost.toLowerCase().replace(/^www\./, '');
