import { expect, it } from 'vitest';
import { arrange, emptyBlock } from './arrange.ts';
import { blockField, bodyOfEdited, bodyOfForm, type EditedBlock, editedOfBody } from './form-fields.ts';

const block = (content: string): EditedBlock => ({ kind: 'text', content, alt: '' });
const blocks = ['een', 'twee', 'drie'].map(block);
const contents = (all: readonly EditedBlock[]) => all.map(({ content }) => content);
const arranged = (how: string) => contents(arrange(blocks, how, emptyBlock));

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
  expect(arranged(how)).toEqual(expected);
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
