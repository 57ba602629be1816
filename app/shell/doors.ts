import { FOOTER_SECTIONS, LEGAL_LINKS } from '#app/features/content/footer-links.ts';

/**
 * The paths to which the site itself links and that may have no page yet: those of later features, and those that editors
 * write. A link to one of them is shown from the moment that its route or document exists (choices.md 41).
 */
export const DOORS: readonly string[] = [...FOOTER_SECTIONS.flatMap(({ links }) => links), ...LEGAL_LINKS].map(
  ({ url }) => url,
);
