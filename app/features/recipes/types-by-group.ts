/**
 * Types as a filter: a recipe is of one of the courses, and fits all of the diets. An id that is no type counts as a course.
 */
export function byGroup(
  types: readonly { id: number; group: 'course' | 'diet' }[],
  ids: readonly number[],
): { courses: number[]; diets: number[] } {
  const diets = new Set(types.filter(({ group }) => group === 'diet').map(({ id }) => id));
  return { courses: ids.filter((id) => !diets.has(id)), diets: ids.filter((id) => diets.has(id)) };
}
