import { expect, it } from 'vitest';
import { COURSES, DIET_LABELS, dietLabelsOf, findDietLabel } from './diet-labels.ts';

const nutrients = { protein: 11, potassium: 275, phosphate: 200, fluid: 60 };

it('has a limit of each label for each course', () => {
  for (const { limits } of DIET_LABELS) expect(Object.keys(limits)).toEqual([...COURSES]);
});

it('calls no recipe rich in protein that has less of it than one that is called low in it', () => {
  const limitsOf = (name: string) => Object.values(findDietLabel(name)?.limits ?? {});
  expect(Math.min(...limitsOf('Eiwitrijk'))).toBeGreaterThan(Math.max(...limitsOf('Eiwitarm')));
});

it('goes by the course, and by the strictest of more than one', () => {
  expect(dietLabelsOf(['Hoofdgerechten'], nutrients)).toEqual(['Weinig kalium', 'Weinig fosfaat']);
  expect(dietLabelsOf(['Soepen'], nutrients)).toEqual([]);
  expect(dietLabelsOf(['Hoofdgerechten', 'Soepen'], nutrients)).toEqual([]);
});

it('gives no label by a value that is not known, or without a course', () => {
  expect(dietLabelsOf(['Hoofdgerechten'], { ...nutrients, fluid: 50 })).toContain('Weinig vocht');
  expect(dietLabelsOf(['Hoofdgerechten'], { ...nutrients, fluid: null })).not.toContain('Weinig vocht');
  expect(dietLabelsOf([], nutrients)).toEqual([]);
});
