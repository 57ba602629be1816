import type { NumberField, TextField } from 'payload';
import type { CommunityKind } from '../lists/list-community-items.ts';
import { lastPart } from './last-part.ts';

/** The kinds that documents name by the last part of their address, and those that they name by their number. */
type NamedKind = Extract<CommunityKind, 'group' | 'conversation'>;
type NumberedKind = Exclude<CommunityKind, NamedKind>;

const shorten = ({ value }: { value?: unknown }) =>
  Array.isArray(value)
    ? value.map((part) => lastPart(String(part)))
    : typeof value === 'string'
      ? lastPart(value)
      : value;

const EXAMPLES: Record<CommunityKind, string> = {
  group: '/groepen/dialyse',
  conversation: '/groepen/dialyse/op-vakantie',
  blog: '/blogs/12-mijn-blog',
  'blog-post': '/blogs/12-mijn-blog/34-een-bericht',
};

const admin = (kind: CommunityKind) => ({
  description: `Zoek op de titel, of plak het adres: ${EXAMPLES[kind]}. Wat besloten is, vind je alleen met het adres.`,
  components: { Field: { path: '/admin/community/community-field.tsx#CommunityField', clientProps: { kind } } },
});

/** A field for a group or conversation, which editors find by its title. It holds the last part of its address. */
export const slug = (kind: NamedKind, name: string, label: string, required = true): TextField => ({
  name,
  type: 'text',
  label,
  required,
  hooks: { beforeValidate: [shorten] },
  admin: admin(kind),
});

/** A field for several groups or conversations, in the order in which the editor puts them. */
export const slugs = (kind: NamedKind, name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  hasMany: true,
  hooks: { beforeValidate: [shorten] },
  admin: admin(kind),
});

/** A field for a blog or blog post, which editors find by its title. It holds the number in its address. */
export const number = (kind: NumberedKind, name: string, label: string): NumberField => ({
  name,
  type: 'number',
  label,
  required: true,
  min: 1,
  admin: admin(kind),
});

/** A field for several blogs or blog posts, in the order in which the editor puts them. */
export const numbers = (kind: NumberedKind, name: string, label: string): NumberField => ({
  name,
  type: 'number',
  label,
  hasMany: true,
  min: 1,
  admin: admin(kind),
});
