import type { FieldHook, TextField } from 'payload';
import { ValidationError } from 'payload';
import { pagePath } from '../../app/features/content/published/fields.ts';
import { slugOf, uniqueSlug } from '../../app/platform/slug.ts';
import { isReserved } from '../../app/reserved-paths.ts';
import { transactionOf } from '../database/transaction.ts';
import { listPathsBeginningWith, wasPublished } from '../publish/read/paths-in-use.ts';
import { findPathConflict } from './path-problem.ts';
import { limitedBy } from './texts.ts';

/** The component of a field with a path, which says why a path is refused as soon as it is typed. */
const PathField = '/admin/path-field.tsx#PathField';

/**
 * The path of a page, which an editor may choose. It follows the title until the page is published. Refuses a path of
 * another document of any kind, and a path of the site itself; an automatic save leaves such a path out
 * (editing/refused-path.ts).
 */
export const path = (folder = ''): TextField => ({
  name: 'path',
  type: 'text',
  label: 'Adres',
  required: true,
  index: true,
  ...limitedBy(pagePath, true),
  custom: { isPath: true },
  hooks: { beforeDuplicate: [() => null], beforeValidate: [proposePath(folder), refuseConflict] },
  admin: {
    position: 'sidebar',
    components: { Field: PathField },
    description: `Het deel achter de naam van de site, bijvoorbeeld ${folder}/gezond-eten. Leeg: dan maken we het van de titel.`,
  },
});

/** The path of a redirect. No page may have it. */
export const oldPath: TextField = {
  name: 'from',
  type: 'text',
  label: 'Van',
  required: true,
  index: true,
  ...limitedBy(pagePath, true),
  custom: { isPath: true },
  hooks: { beforeDuplicate: [() => null], beforeValidate: [refuseConflict] },
  admin: { components: { Field: PathField }, description: 'Het oude adres op deze site, bijvoorbeeld /oude-pagina.' },
};

/** A path made from the id and the title. */
export const numberedPath = (folder: string): TextField => ({
  name: 'path',
  type: 'text',
  label: 'Adres',
  virtual: true,
  admin: { position: 'sidebar', readOnly: true, description: 'Dit maken we van het nummer en de titel.' },
  hooks: { afterRead: [({ data }) => (data?.id ? `${folder}/${data.id}-${slugOf(data.title ?? '')}` : null)] },
});

function proposePath(folder: string): FieldHook {
  return async ({ value, data, originalDoc, req }) => {
    const given = (value === undefined ? originalDoc?.path : value)?.trim();
    const title = data?.title ?? originalDoc?.title;
    if (!title) return given;
    const base = `${folder}/${slugOf(title)}`;
    const followsTitle =
      !given || (isProposedPath(given, folder, originalDoc?.title) && !isProposedPath(given, folder, title));
    if (!followsTitle) return given;
    const { db } = await transactionOf(req);
    if (given && (await wasPublished(originalDoc.id, db))) return given;
    const others = (await listPathsBeginningWith(base, db)).filter(({ id }) => id !== originalDoc?.id);
    const taken = new Set(others.map(({ path }) => path));
    return uniqueSlug(base, (candidate) => taken.has(candidate) || isReserved(candidate));
  };
}

function isProposedPath(path: string, folder: string, title: string | null | undefined): boolean {
  const base = `${folder}/${slugOf(title ?? '')}`;
  return path === base || (path.startsWith(`${base}-`) && /^\d+$/.test(path.slice(base.length + 1)));
}

async function refuseConflict({ value, originalDoc, collection, field, req }: Parameters<FieldHook>[0]) {
  if (typeof value !== 'string' || value === '') return value;
  const { db } = await transactionOf(req);
  const slug = collection?.slug ?? '';
  const message = await findPathConflict({ path: value, id: originalDoc?.id, collection: slug }, db);
  if (message === null) return value;
  throw new ValidationError({ collection: slug, errors: [{ path: String(field.name), message }] }, req.t);
}
