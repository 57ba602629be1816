import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { recipeThing } from './recipe-thing.ts';

it('tells search engines how long a recipe takes and how many keep it, and no rating', () => {
  const recipe = makeDocument('recipe', { minutesNeeded: 25, waitingTime: 30 });
  const thing = recipeThing(recipe, { url: 'https://example.org/recepten/1-soep', types: ['Soep'], favouriteCount: 3 });
  expect(thing).toMatchObject({
    '@type': 'Recipe',
    prepTime: 'PT25M',
    totalTime: 'PT55M',
    interactionStatistic: { userInteractionCount: 3 },
  });
  expect(Object.keys(thing)).not.toContain('aggregateRating');
});
