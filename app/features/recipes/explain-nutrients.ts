import type { DocumentOf } from '#app/features/content/published/documents.ts';

const OF_A_DAY =
  'Het percentage is het deel van een hele dag voor een gezonde volwassene. Jouw eigen grens kan lager of hoger liggen.';
const FLUID = 'Bij vocht telt alles wat je drinkt of met een lepel eet, en ook melk, room of yoghurt in een saus.';

/** What the numbers of the nutrients of a recipe mean, and where the fluid is known what counts as fluid. */
export const explainNutrients = ({ nutrients }: Pick<DocumentOf<'recipe'>, 'nutrients'>): string =>
  nutrients.fluid === null ? OF_A_DAY : `${OF_A_DAY} ${FLUID}`;
