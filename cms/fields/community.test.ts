import { expect, test } from 'vitest';
import { communityLinks } from '../blocks/community-links.ts';
import { relatedContent } from '../blocks/related-content.ts';
import { themes } from '../collections/themes.ts';

interface Anything {
  name?: string;
  type?: string;
  fields?: Anything[];
  admin?: { components?: { Field?: { path?: string; clientProps: { kind?: string } } } };
}

const fieldsIn = (fields: Anything[]): Anything[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.fields ?? [])]);

/** The name, type and kind of each field in which editors find what members wrote. */
const found = ({ fields }: { fields: unknown[] }) =>
  fieldsIn(fields as Anything[]).flatMap(({ name, type, admin }) => {
    const picker = admin?.components?.Field;
    return picker?.path?.endsWith('#CommunityField') ? [[name, type, picker.clientProps.kind]] : [];
  });

test('editors find blogs and posts by their titles, and documents hold their numbers', () => {
  expect(found(communityLinks)).toEqual([
    ['blogs', 'number', 'blog'],
    ['blogPosts', 'number', 'blog-post'],
    ['groups', 'text', 'group'],
    ['conversations', 'text', 'conversation'],
  ]);
  expect(found(relatedContent)).toEqual([
    ['blogPost', 'number', 'blog-post'],
    ['slug', 'text', 'conversation'],
  ]);
  expect(found(themes)).toEqual([
    ['blogPosts', 'number', 'blog-post'],
    ['conversations', 'text', 'conversation'],
  ]);
});
