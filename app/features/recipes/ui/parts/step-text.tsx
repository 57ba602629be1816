import type { RecipeStep } from '#app/features/content/published/recipe.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';

/** What to do in a step, and how long that takes where its editor said so. */
export const StepText = ({ step: { text, minutes } }: { step: RecipeStep }) =>
  minutes === null ? text : `${text} (${formatMinutes(minutes)})`;
