import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { mayPublish, mayRead, mayWrite, when } from '../access.ts';
import { inMediaStore } from '../media/keep-files.ts';
import { isPicture } from '../media/picture-reader.ts';
import { imageSizes } from '../media/picture-sizes.ts';
import { addressOf } from '../media/store.ts';
import { handOverPicture } from '../publish/hooks.ts';

const MOST_BYTES = 10_000_000;

/** Pictures. What readers get are copies without what a camera wrote in the file: where and when it was taken. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Afbeelding', plural: 'Afbeeldingen' },
  admin: { group: 'Bestanden', hideAPIURL: true, useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { read: when(mayRead), create: when(mayWrite), update: when(mayWrite), delete: when(mayPublish) },
  upload: {
    disableLocalStorage: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    pasteURL: false,
    crop: false,
    cacheTags: false, // a name never gets another content
    displayPreview: true,
    constructorOptions: { limitInputPixels: 50_000_000, animated: false },
    resizeOptions: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
    formatOptions: { format: 'webp', options: { quality: 90 } },
    imageSizes,
    adminThumbnail: ({ doc }) => {
      const sizes = doc.sizes as Record<string, { filename?: string | null }> | undefined;
      return sizes?.card1xwebp?.filename ? addressOf(sizes.card1xwebp.filename) : null;
    },
  },
  hooks: {
    ...inMediaStore,
    beforeOperation: [refuseOthers, ...inMediaStore.beforeOperation],
    afterChange: [handOverPicture, ...inMediaStore.afterChange],
  },
  fields: [
    {
      name: 'alt',
      label: 'Beschrijving voor wie niet kan zien',
      type: 'text',
      required: true,
      admin: { description: 'Wat er te zien is, in één zin. Dus niet: “foto van …”.' },
    },
    {
      name: 'description',
      label: 'Bijschrift',
      type: 'textarea',
      admin: { description: 'Staat onder de afbeelding, bijvoorbeeld de naam van de maker.' },
    },
  ],
};

/** In the editor's words; Payload would refuse most of it in English. */
async function refuseOthers({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const writes = operation === 'create' || operation === 'update'; // a brochure reads its picture, with a PDF in hand
  if (!req.file || !writes) return args;
  if (req.file.size > MOST_BYTES) throw fault(`Een afbeelding is hoogstens ${MOST_BYTES / 1_000_000} MB.`, req);
  if (!(await isPicture(req.file.data))) throw fault('Kies een afbeelding: JPEG, PNG, WebP of AVIF.', req);
  return args;
}

const fault = (message: string, req: PayloadRequest): ValidationError =>
  new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t);
