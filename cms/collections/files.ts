import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest, Where } from 'payload';
import { ValidationError } from 'payload';
import { mayPublish, mayRead, mayWrite, roleOf, when } from '../access.ts';
import { authorship } from '../fields/authorship.ts';
import { listed, listedTitle } from '../fields/texts.ts';
import { usedOn } from '../fields/used-on.ts';
import { acceptUpload } from '../media/accepted-upload.ts';
import { refusedPasteUrl } from '../media/refuse-addresses.ts';
import { inMediaStore } from '../media/store-uploads.ts';
import { adminPreview } from '../preview/admin-preview.ts';
import { publishing } from '../publish/hooks.ts';
import { lockChanged } from '../publish/lock/lock-changed.ts';

/** Brochures and other files to download. */
export const files: CollectionConfig = {
  slug: 'files',
  disableDuplicate: true, // Payload would fetch the file again
  custom: { kind: 'file' },
  labels: { singular: 'Bestand', plural: 'Bestanden' },
  admin: {
    group: 'Bestanden',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'brochure', 'updatedAt'],
    ...adminPreview,
    components: {
      edit: { SaveButton: { path: '/admin/uses/save-file.tsx#SaveFile', serverProps: { collection: 'files' } } },
    },
  },
  access: { read: when(mayRead), create: when(mayWrite), update: mayUpdate, delete: when(mayPublish) },
  upload: {
    disableLocalStorage: true,
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    cacheTags: false,
  },
  endpoints: [refusedPasteUrl],
  hooks: {
    ...inMediaStore,
    beforeOperation: [lockChanged, acceptPdf, ...inMediaStore.beforeOperation],
    afterChange: [...publishing.afterChange, ...inMediaStore.afterChange],
    afterDelete: [...publishing.afterDelete, ...inMediaStore.afterDelete],
  },
  fields: [
    listedTitle(),
    listed({
      name: 'description',
      label: 'Omschrijving',
      type: 'textarea',
      admin: { description: 'Waar het over gaat, in een of twee zinnen.' },
    }),
    { name: 'thumbnail', label: 'Afbeelding van de voorkant', type: 'upload', relationTo: 'media' },
    {
      name: 'brochure',
      label: 'Staat op de pagina met brochures',
      type: 'checkbox',
      defaultValue: false,
      access: { create: when(mayPublish), update: when(mayPublish) },
    },
    ...authorship,
    usedOn,
  ],
};

/** A brochure is on the site as soon as it is saved; another file when a page with it is published. */
function mayUpdate({ req }: { req: PayloadRequest }): boolean | Where {
  const role = roleOf(req);
  return mayPublish(role) || (mayWrite(role) && { brochure: { not_equals: true } });
}

/** Refuses a file that is not a PDF. */
function acceptPdf({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  if (!req.file || (operation !== 'create' && operation !== 'update')) return args;
  const { name, data: content } = req.file;
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') {
    throw new ValidationError({ collection: 'files', errors: [{ path: 'file', message: 'Kies een PDF.' }] }, req.t);
  }
  acceptUpload(req, { name, mime: 'application/pdf', content });
  return args;
}
