import type { NumberField, TextField } from 'payload';

/** The last part of a path: `nierziekten` of `https://…/groepen/nierziekten?page=2`. Editors may paste the whole address. */
export const lastPart = (text: string): string =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '');

const shorten = ({ value }: { value?: unknown }) =>
  Array.isArray(value)
    ? value.map((part) => lastPart(String(part)))
    : typeof value === 'string'
      ? lastPart(value)
      : value;

const help = (example: string) => `Plak het adres, of het laatste deel daarvan: ${example}.`;

/** A field for a group or conversation, by the last part of its address. */
export const slug = (name: string, label: string, example: string, required = true): TextField => ({
  name,
  type: 'text',
  label,
  required,
  hooks: { beforeValidate: [shorten] },
  admin: { description: help(example) },
});

/** A field for several groups or conversations. */
export const slugs = (name: string, label: string, example: string): TextField => ({
  name,
  type: 'text',
  label,
  hasMany: true,
  hooks: { beforeValidate: [shorten] },
  admin: { description: help(example) },
});

/** A field for blogs or blog posts, by the number in their address. */
export const numbers = (name: string, label: string): NumberField => ({
  name,
  type: 'number',
  label,
  hasMany: true,
  min: 1,
  admin: { description: 'Het nummer in het adres: bij /blogs/12-mijn-blog is dat 12.' },
});
