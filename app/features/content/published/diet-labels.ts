/** The courses of recipes, which are the titles of their types. */
export const COURSES = [
  ...['Hoofdgerechten', 'Ontbijt en lunch', 'Soepen'],
  ...['Salades en bijgerechten', 'Toetjes en gebak', 'Dranken'],
] as const;

type Course = (typeof COURSES)[number];

/** A label that follows from what a portion holds; its name is the title of a type. */
interface DietLabel {
  name: string;
  /** Of which its limits are: protein in grams, fluid in milliliters, the others in milligrams. */
  nutrient: 'potassium' | 'phosphate' | 'protein' | 'fluid';
  /** Whether a portion holds at most its limit, or at least. */
  bound: 'most' | 'least';
  limits: Readonly<Record<Course, number>>;
}

const byCourse = (...limits: [number, number, number, number, number, number]): Record<Course, number> => ({
  Hoofdgerechten: limits[0],
  'Ontbijt en lunch': limits[1],
  Soepen: limits[2],
  'Salades en bijgerechten': limits[3],
  'Toetjes en gebak': limits[4],
  Dranken: limits[5],
});

/**
 * What a portion holds at most, or at least, to have a label, by course in the order of `COURSES`. These limits are our own,
 * on the careful side, and no dietitian checked them; readers are told so. They add up to a day within what diets for kidney
 * patients often allow: 2000 milligrams of potassium, 800 of phosphate. The least of 'Eiwitrijk' is in each course above the
 * most of 'Eiwitarm' in all, so that no two recipes contradict each other.
 */
export const DIET_LABELS: readonly DietLabel[] = [
  {
    ...{ name: 'Weinig kalium', nutrient: 'potassium', bound: 'most' },
    limits: byCourse(500, 300, 250, 200, 200, 150),
  },
  {
    ...{ name: 'Weinig fosfaat', nutrient: 'phosphate', bound: 'most' },
    limits: byCourse(250, 150, 75, 75, 75, 50),
  },
  {
    ...{ name: 'Eiwitrijk', nutrient: 'protein', bound: 'least' },
    limits: byCourse(25, 15, 12, 12, 12, 12),
  },
  {
    ...{ name: 'Eiwitarm', nutrient: 'protein', bound: 'most' },
    limits: byCourse(10, 6, 4, 4, 4, 2),
  },
  {
    ...{ name: 'Weinig vocht', nutrient: 'fluid', bound: 'most' },
    limits: byCourse(50, 50, 50, 50, 50, 50),
  },
];

/** The label that a type of this title is; null for a course and for what does not follow from nutrients. */
export const findDietLabel = (title: string): DietLabel | null =>
  DIET_LABELS.find(({ name }) => name === title) ?? null;

/** The courses among the titles of types. */
export const coursesIn = (titles: readonly string[]): Course[] => COURSES.filter((course) => titles.includes(course));

/**
 * The limit of a label for a recipe of these courses: the strictest, where it has more than one. Null without a course: then
 * the recipe has no such label.
 */
function limitOf({ bound, limits }: DietLabel, courses: readonly Course[]): number | null {
  if (courses.length === 0) return null;
  const ofCourses = courses.map((course) => limits[course]);
  return bound === 'most' ? Math.min(...ofCourses) : Math.max(...ofCourses);
}

/** What a portion holds, as far as that is known. */
type Known = Readonly<Partial<Record<DietLabel['nutrient'], number | null>>>;

/** The names of the labels that a recipe has by its courses and the nutrients of a portion; none where one is not known. */
export function dietLabelsOf(courses: readonly Course[], nutrients: Known): string[] {
  const fits = (label: DietLabel) => {
    const value = nutrients[label.nutrient] ?? null;
    const limit = limitOf(label, courses);
    if (value === null || limit === null) return false;
    return label.bound === 'most' ? value <= limit : value >= limit;
  };
  return DIET_LABELS.filter(fits).map(({ name }) => name);
}
