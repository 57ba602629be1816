import type { Config } from '#app/platform/config/config.ts';
import { findPersonalDetails } from '#app/platform/personal-details/find-personal-details.ts';
import type { DetailKind } from '#app/platform/personal-details/personal-detail.ts';

/** By what in a question somebody is reached or known; a name and links are what questions have more often. */
const TOLD: Readonly<Partial<Record<DetailKind, string>>> = {
  bsn: 'een burgerservicenummer',
  phone: 'een telefoonnummer',
  address: 'een adres',
  email: 'een e-mailadres',
};

/** What a question has that others must not read, in words, for the professional whose answer makes it public; empty for none. */
export function detailsIn(
  { title, body }: { title: string; body: string },
  config: Pick<Config, 'infolinePhone' | 'publicUrl'>,
): string[] {
  const found = findPersonalDetails(`${title}\n${body}`, {
    phones: [config.infolinePhone],
    host: config.publicUrl.host,
  });
  return [...new Set(found.flatMap(({ kind }) => TOLD[kind] ?? []))];
}
