import { expect, it } from 'vitest';
import { type Arranged, arrange, emptyBlock } from './arrange.ts';
import {
  blockField,
  bodyOfEdited,
  bodyOfForm,
  bodyOfRemoved,
  type EditedBlock,
  editedOfBody,
  removedOfBody,
} from './form-fields.ts';

const block = (content: string): EditedBlock => ({ kind: 'text', content, alt: '' });
const blocks = ['een', 'twee', 'drie'].map(block);
const contents = (all: readonly EditedBlock[]) => all.map(({ content }) => content);
const arranged = (...how: string[]) =>
  how.reduce<Arranged>((now, each) => arrange(now, each, emptyBlock), { blocks, removed: null });

it.each([
  ['up-1', ['twee', 'een', 'drie']],
  ['down-1', ['een', 'drie', 'twee']],
  ['up-0', ['een', 'twee', 'drie']],
  ['down-2', ['een', 'twee', 'drie']],
  ['delete-1', ['een', 'drie']],
  ['add-title', ['een', 'twee', 'drie', '']],
  ['add-html', ['een', 'twee', 'drie']],
  ['delete-9', ['een', 'twee', 'drie']],
  ['onzin', ['een', 'twee', 'drie']],
])('%s gives %j', (how, expected) => {
  expect(contents(arranged(how).blocks)).toEqual(expected);
});

// rules.md R52
it.each([
  [
    ['delete-1', 'restore'],
    ['een', 'twee', 'drie'],
  ],
  [
    ['delete-2', 'up-1', 'restore'],
    ['twee', 'een', 'drie'],
  ],
  [
    ['delete-0', 'delete-0', 'restore'],
    ['twee', 'drie'],
  ],
  [['delete-2', 'delete-1', 'delete-0', 'restore'], ['een']],
  [['restore'], ['een', 'twee', 'drie']],
])('after %j the block that was deleted last stands again', (how, expected) => {
  expect(contents(arranged(...how).blocks)).toEqual(expected);
  expect(arranged(...how).removed).toBeNull();
});

it('a deleted block is the same after it was stored in a draft, and nothing else is one', () => {
  const removed = { block: block('twee'), index: 1 };
  expect(arranged('delete-1').removed).toEqual(removed);
  expect(removedOfBody(bodyOfRemoved(removed))).toEqual(removed);
  for (const field of [undefined, '', 'onzin', '[["nl",[["x",{}]]]]', ['een']]) expect(removedOfBody(field)).toBeNull();
});

it('a form without JavaScript has the same body as the editor', () => {
  const picture: EditedBlock = { kind: 'image', content: '/media/blogs/x/1080.jpg', alt: 'Een hond' };
  const edited = [...blocks, picture];
  const fields = Object.fromEntries(
    edited.flatMap(({ kind, content, alt }, index) => [
      [blockField(index, 'Kind'), kind === 'image' ? 'Image' : 'Text'],
      [blockField(index, 'Content'), content],
      [blockField(index, 'Alt'), alt],
    ]),
  );
  expect(bodyOfForm(fields)).toBe(bodyOfEdited(edited));
  expect(bodyOfForm({ Body: bodyOfEdited(edited) })).toBe(bodyOfEdited(edited));
  expect(editedOfBody(bodyOfEdited(edited))).toEqual(edited);
});

it.each(['', 'geen json', 'null', '[]', '[["nl"]]', '[["nl",[1]]]', '[["nl",[[0,{"Kind":"Html"}]]]]'])(
  'a draft that is no body has no blocks: %s',
  (body) => {
    expect(editedOfBody(body)).toEqual([]);
  },
);
