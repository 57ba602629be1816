/** What the site looks for in what members place (docs/decisions/personal-details.md), the most private first. */
export const DETAIL_KINDS = ['bsn', 'phone', 'address', 'email', 'name', 'links'] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];

/** Something by which somebody is reached or recognised, or the links of who advertises. */
export interface PersonalDetail {
  readonly kind: DetailKind;
  /** What it says, without how it is written: the same number in two spellings has one value. */
  readonly value: string;
}

/** The hidden field of a form that has not asked yet whether a name in its text is of somebody else (`aboutOtherField`). */
export const ASK_ABOUT_OTHER = { AboutOther: 'ask' } as const;
