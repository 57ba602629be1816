/** The cache topic of pages that show the number of participants. */
export const FIGURES_TOPIC = 'figures';
