import { expect, it } from 'vitest';
import { shoppingListText } from './shopping-list-text.ts';

const item = (amount: number | null, name: string, ticked = false) => ({
  ...{ amount, unit: amount && amount > 10 ? ('gram' as const) : null, name, singular: null, ticked },
});
const soup = {
  id: 1,
  title: 'Preisoep',
  path: '/recepten/1-preisoep',
  people: 4,
  items: [item(250, 'prei'), item(null, 'peper')],
};
const pie = {
  id: 2,
  title: 'Preitaart',
  path: '/recepten/2-preitaart',
  people: 1,
  items: [item(500, 'prei'), item(2, 'eieren', true)],
};

it('is grouped by recipe, without what is ticked', () => {
  expect(shoppingListText([soup, pie], 'recipe')).toBe(
    'Preisoep (4 personen)\n- 250 gram prei\n- peper\n\nPreitaart (1 persoon)\n- 500 gram prei',
  );
});

it('is one list of all recipes', () => {
  expect(shoppingListText([soup, pie], 'all')).toBe('- peper\n- 750 gram prei');
});

it('is empty once everything is ticked', () => {
  const ticked = [{ ...pie, items: [item(2, 'eieren', true)] }];
  expect([shoppingListText(ticked, 'recipe'), shoppingListText(ticked, 'all')]).toEqual(['', '']);
});
