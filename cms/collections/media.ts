import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { ValidationError } from 'payload';
import { PictureError } from '../../app/platform/images/copies.ts';
import { pictureErrorMessage } from '../../app/platform/images/picture-error-message.ts';
import { mayPublish, mayRead, mayWrite, roleOf, when } from '../access.ts';
import { accept } from '../media/accepted-upload.ts';
import { stemOf } from '../media/names.ts';
import { drawAnew } from '../media/picture-reader.ts';
import { imageSizes } from '../media/picture-sizes.ts';
import { addressOf } from '../media/store.ts';
import { inMediaStore } from '../media/store-uploads.ts';
import { afterPictureChange } from '../publish/hooks.ts';
import { lockChangedPictures } from '../publish/lock-changed.ts';
import { settings } from '../settings.ts';

/** Pictures. What is kept is drawn anew, without what a camera wrote in the file: where and when it was taken. */
export const media: CollectionConfig = {
  slug: 'media',
  disableDuplicate: true, // the file would be fetched again
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
    imageSizes,
    adminThumbnail: ({ doc }) => {
      const sizes = doc.sizes as Record<string, { filename?: string | null }> | undefined;
      return sizes?.card1xwebp?.filename ? addressOf(sizes.card1xwebp.filename) : null;
    },
  },
  hooks: {
    ...inMediaStore,
    beforeOperation: [lockChangedPictures, drawUpload, ...inMediaStore.beforeOperation],
    afterChange: [afterPictureChange, ...inMediaStore.afterChange],
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

/**
 * Puts the picture drawn anew in the place of what was uploaded, before Payload looks at it; or says in the editor's words
 * what is wrong with it. Whoever may not write is refused by Payload after this, and may not have us decode anything.
 */
async function drawUpload({ args, operation, overrideAccess, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const writes = operation === 'create' || operation === 'update'; // a brochure reads its picture, with a PDF in hand
  if (!req.file || !writes || (!overrideAccess && !mayWrite(roleOf(req)))) return args;
  try {
    const content = await drawAnew(req.file.data, settings.uploadLimits);
    accept(req, { name: `${stemOf(req.file.name)}.webp`, mime: 'image/webp', content });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const message = pictureErrorMessage(error.code, settings.uploadLimits, 'afbeelding');
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t);
  }
  return args;
}
