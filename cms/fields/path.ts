import type { FieldHook, TextField } from 'payload';
import { ValidationError } from 'payload';
import { pagePath } from '../../app/features/content/published/fields.ts';
import { isReserved } from '../../app/platform/features/reserved-paths.ts';
import { slugOf, uniqueSlug } from '../../app/platform/slug.ts';
import { reservedPaths } from '../../app/reserved-paths.ts';
import { transactionOf } from '../database/transaction.ts';
import { listPathOwners, listPathsBeginningWith, wasPublished } from '../publish/read/paths-in-use.ts';
import { requireFreePath } from '../publish/validate/require-free-path.ts';
import { validateBy } from './texts.ts';

/**
 * The path of a page, which an editor may choose. It follows the title until the page is published. Refuses a path of another
 * document of any kind, and a path of the site itself.
 */
export const path = (folder = ''): TextField => ({
  name: 'path',
  type: 'text',
  label: 'Adres',
  required: true,
  index: true,
  validate: validateBy(pagePath, true),
  hooks: { beforeDuplicate: [() => null], beforeValidate: [proposePath(folder), refuseReserved, refuseTaken] },
  admin: {
    position: 'sidebar',
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
  validate: validateBy(pagePath, true),
  hooks: { beforeDuplicate: [() => null], beforeValidate: [refuseTaken] },
  admin: { description: 'Het oude adres op deze site, bijvoorbeeld /oude-pagina.' },
};

/** A path made from the id and the title (spec §2, Detail path shapes). */
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
    return uniqueSlug(base, (candidate) => taken.has(candidate) || isReserved(candidate, reservedPaths));
  };
}

function isProposedPath(path: string, folder: string, title: string | null | undefined): boolean {
  const base = `${folder}/${slugOf(title ?? '')}`;
  return path === base || (path.startsWith(`${base}-`) && /^\d+$/.test(path.slice(base.length + 1)));
}

function refuseReserved({ value, collection, field, req }: Parameters<FieldHook>[0]) {
  if (typeof value !== 'string' || !isReserved(value, reservedPaths)) return value;
  const message = 'Op dit adres staat een pagina van de site zelf. Kies een ander.';
  const errors = [{ path: String(field.name), message }];
  throw new ValidationError({ collection: collection?.slug ?? '', errors }, req.t);
}

async function refuseTaken({ value, originalDoc, collection, field, req }: Parameters<FieldHook>[0]) {
  if (typeof value !== 'string' || value === '') return value;
  const { db } = await transactionOf(req);
  const owners = await listPathOwners([value], db);
  const place = { id: originalDoc?.id, collection: collection?.slug ?? '', field: String(field.name) };
  requireFreePath({ path: value, ...place }, owners, req);
  return value;
}
