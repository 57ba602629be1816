import type { FieldHook } from 'payload';
import { coursesIn, dietLabelsOf, findDietLabel } from '../../app/features/content/published/diet-labels.ts';

/**
 * The types of a recipe with the labels that its nutrients and course give it, so that no label contradicts its numbers: what
 * an editor chose of those labels does not count. The other types stay as chosen.
 */
export const computeDietLabels: FieldHook = async ({ value, data, originalDoc, req }) => {
  const ids: number[] = value ?? originalDoc?.types ?? [];
  const nutrients = data?.nutrients ?? originalDoc?.nutrients ?? {};
  const { docs } = await req.payload.find({
    ...{ collection: 'recipe-types', pagination: false, depth: 0, req },
    select: { title: true },
  });
  const titleOf = new Map(docs.map(({ id, title }) => [id, title ?? '']));
  const chosen = ids.filter((id) => !findDietLabel(titleOf.get(id) ?? ''));
  const labels = dietLabelsOf(coursesIn(chosen.map((id) => titleOf.get(id) ?? '')), nutrients);
  return [...chosen, ...labels.flatMap((label) => docs.filter(({ title }) => title === label).map(({ id }) => id))];
};
