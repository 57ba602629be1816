import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages to ask for the newsletter, to confirm that and to end it, and the link that ends it at once. */
export const newsletterReservedPaths: ReservedPaths = {
  pages: ['/nieuwsbrief', '/nieuwsbrief/bevestigen', '/nieuwsbrief/afmelden'],
  others: ['/nieuwsbrief/.+'],
};
