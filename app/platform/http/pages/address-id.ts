import { idField } from '#app/platform/forms/fields.ts';

/** The id in an address, which has one spelling (rules.md R40); null for anything else. */
export function parseAddressId(text: string | null | undefined): number | null {
  const { data } = idField.safeParse(text ?? undefined);
  return data !== undefined && String(data) === text ? data : null;
}

/** The id with which a part of an address begins, as in '12-mijn-blog' or '12'; null for anything else. */
export const parseIdSegment = (segment: string | undefined): number | null =>
  parseAddressId(/^\d{1,10}(?=-|$)/.exec(segment ?? '')?.[0]);
