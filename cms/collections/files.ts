import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { ValidationError } from 'payload';
import { mayPublish, mayRead, mayWrite, when } from '../access.ts';
import { inMediaStore } from '../media/keep-files.ts';

/** Brochures and other files to take away. */
export const files: CollectionConfig = {
  slug: 'files',
  custom: { kind: 'file' },
  labels: { singular: 'Bestand', plural: 'Bestanden' },
  admin: {
    group: 'Bestanden',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'brochure', 'updatedAt'],
  },
  access: { read: when(mayRead), create: when(mayWrite), update: when(mayWrite), delete: when(mayPublish) },
  upload: {
    disableLocalStorage: true,
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    cacheTags: false,
  },
  hooks: { ...inMediaStore, beforeOperation: [refuseOthers] },
  fields: [
    { name: 'title', label: 'Titel', type: 'text', required: true },
    {
      name: 'description',
      label: 'Omschrijving',
      type: 'textarea',
      admin: { description: 'Waar het over gaat, in een of twee zinnen.' },
    },
    { name: 'thumbnail', label: 'Afbeelding van de voorkant', type: 'upload', relationTo: 'media' },
    {
      name: 'brochure',
      label: 'Staat op de pagina met brochures',
      type: 'checkbox',
      defaultValue: true,
    },
  ],
};

/** In the editor's words. */
function refuseOthers({ args, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  if (req.file && req.file.data.subarray(0, 5).toString('latin1') !== '%PDF-') {
    throw new ValidationError({ collection: 'files', errors: [{ path: 'file', message: 'Kies een PDF.' }] }, req.t);
  }
  return args;
}
