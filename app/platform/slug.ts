/**
 * The part of an address that tells what a page is about: accents off letters first, then spec §2's rule: lower case,
 * '&' becomes '-en-', anything else than letters and digits a single hyphen, none at either end. Nothing left gives '-'.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('&', '-en-')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || '-';
}

/** `slug`, or with -2, -3, … behind it the first that `isTaken` leaves free (decisions.md 28). */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
