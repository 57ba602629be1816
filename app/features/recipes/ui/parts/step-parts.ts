import type { RecipeStep } from '#app/features/content/published/recipe.ts';

/** Steps that follow each other below one heading. */
interface StepPart {
  heading: string | null;
  /** The number of its first step in the whole recipe, from 1. */
  first: number;
  steps: RecipeStep[];
}

/** The steps of a recipe in parts: a new one begins at each step with a heading. The numbers go on. */
export function stepParts(steps: readonly RecipeStep[]): StepPart[] {
  const parts: StepPart[] = [];
  for (const [index, step] of steps.entries()) {
    const last = parts.at(-1);
    if (last && step.heading === null) last.steps.push(step);
    else parts.push({ heading: step.heading, first: index + 1, steps: [step] });
  }
  return parts;
}
