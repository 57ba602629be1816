import type { ArrayField, Field } from 'payload';
import { expect, test } from 'vitest';
import { blocks } from '../blocks/all.ts';
import { collections } from '../collections/all.ts';
import { titledRows } from './titled-rows.ts';

/** The lists of rows among fields and the fields inside them. */
const listsIn = (fields: Field[]): ArrayField[] =>
  fields.flatMap((field) => [
    ...(field.type === 'array' ? [field] : []),
    ...('fields' in field ? listsIn(field.fields) : []),
    ...(field.type === 'tabs' ? field.tabs.flatMap((tab) => listsIn(tab.fields)) : []),
  ]);

const lists = [...collections, ...blocks].flatMap(({ slug, fields }) =>
  listsIn(fields).map((list) => [`${slug}.${list.name}`, list] as const),
);

test('there are the lists of menus, themes and telephone numbers', () => {
  expect(lists.map(([name]) => name)).toEqual(
    expect.arrayContaining(['menus.items', 'menus.children', 'themes.lists', 'urgent.phones']),
  );
});

test.for(lists)('the rows of %s show what they are and start folded', ([, { admin }]) => {
  const label = admin?.components?.RowLabel;
  expect(typeof label === 'object' && label ? label.path : label).toBe(titledRows.components.RowLabel);
  expect(admin?.initCollapsed).toBe(true);
});
