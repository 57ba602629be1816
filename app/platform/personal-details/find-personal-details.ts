import { findCitizenNumbers } from './citizen-numbers.ts';
import { findEmailAddresses } from './email-addresses.ts';
import { findNamesNearCare } from './names-near-care.ts';
import { findManyLinks } from './outside-links.ts';
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
