import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { type TextFieldSingleValidation, ValidationError } from 'payload';
import { text } from 'payload/shared';
import { PictureError } from '../../app/platform/images/copies.ts';
import { pictureErrorMessage } from '../../app/platform/images/picture-error-message.ts';
import { mayPublish, mayRead, mayWrite, roleOf, when } from '../access.ts';
import { usedOn } from '../fields/used-on.ts';
import { acceptUpload } from '../media/accepted-upload.ts';
import { stemOf } from '../media/names.ts';
import { reencode } from '../media/picture-reader.ts';
import { hasWholeCopy, imageSizes } from '../media/picture-sizes.ts';
import { refusedPasteUrl } from '../media/refuse-addresses.ts';
import { addressOf } from '../media/store.ts';
import { inMediaStore } from '../media/store-uploads.ts';
import { afterPictureChange } from '../publish/hooks.ts';
import { lockChangedPictures } from '../publish/lock/lock-changed.ts';
import { settings } from '../settings.ts';

const ALT_LENGTH = 255;

/** Refuses an alt text without a letter or digit: spaces, or characters that nobody sees. */
const validateAlt: TextFieldSingleValidation = (value, options) =>
  /[\p{L}\p{N}]/u.test(value ?? '') ? text(value, options) : 'Beschrijf wat er te zien is.';

/** Pictures. Each upload is encoded again, so that nothing remains of what a camera wrote in the file. */
export const media: CollectionConfig = {
  slug: 'media',
  disableDuplicate: true, // Payload would fetch the file again
  labels: { singular: 'Afbeelding', plural: 'Afbeeldingen' },
  admin: {
    group: 'Bestanden',
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    components: {
      edit: { SaveButton: { path: '/admin/uses/save-file.tsx#SaveFile', serverProps: { collection: 'media' } } },
    },
  },
  access: { read: when(mayRead), create: when(mayWrite), update: when(mayWrite), delete: when(mayPublish) },
  upload: {
    disableLocalStorage: true,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    pasteURL: false,
    crop: false,
    cacheTags: false, // the content behind a name never changes
    displayPreview: true,
    imageSizes,
    adminThumbnail: ({ doc }) => {
      const sizes = doc.sizes as Record<string, { filename?: string | null }> | undefined;
      return sizes?.card1xwebp?.filename ? addressOf(sizes.card1xwebp.filename) : null;
    },
  },
  endpoints: [refusedPasteUrl],
  hooks: {
    ...inMediaStore,
    beforeOperation: [lockChangedPictures, reencodeUpload, ...inMediaStore.beforeOperation],
    beforeChange: [...inMediaStore.beforeChange, requireWholeCopy],
    afterChange: [afterPictureChange, ...inMediaStore.afterChange],
  },
  fields: [
    {
      name: 'alt',
      label: 'Beschrijving voor wie niet kan zien',
      type: 'text',
      required: true,
      maxLength: ALT_LENGTH,
      validate: validateAlt,
      admin: { description: 'Wat er te zien is, in één zin. Dus niet: “foto van …”.' },
    },
    {
      name: 'description',
      label: 'Bijschrift',
      type: 'textarea',
      admin: { description: 'Staat onder de afbeelding, bijvoorbeeld de naam van de maker.' },
    },
    {
      name: 'keepShape',
      label: 'Laat in een tekst de hele afbeelding zien',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Voor schema’s en tekeningen: er wordt niets afgesneden. In lijsten wel.' },
    },
    usedOn,
  ],
};

/**
 * Replaces the uploaded picture by one that is encoded again, before Payload reads it, or throws a ValidationError that says
 * what is wrong with it. Decodes nothing for users who may not write: Payload refuses them after this.
 */
async function reencodeUpload({ args, operation, overrideAccess, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  // A save of a PDF also reads its thumbnail: that read comes here with the PDF in `req.file`.
  const writes = operation === 'create' || operation === 'update';
  if (!req.file || !writes || (!overrideAccess && !mayWrite(roleOf(req)))) return args;
  try {
    const content = await reencode(req.file.data, settings.uploadLimits);
    acceptUpload(req, { name: `${stemOf(req.file.name)}.webp`, mime: 'image/webp', content });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const message = pictureErrorMessage(error.code, settings.uploadLimits, 'afbeelding');
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', message }] }, req.t);
  }
  return args;
}

/** Refuses to keep the shape of a picture of before there were copies that are not cropped. */
function requireWholeCopy({ data, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0]) {
  if (!data.keepShape || hasWholeCopy({ ...originalDoc?.sizes, ...data.sizes })) return data;
  const message = 'Upload deze afbeelding eerst opnieuw: van de oude hebben we alleen bijgesneden formaten.';
  throw new ValidationError({ collection: 'media', errors: [{ path: 'keepShape', message }] }, req.t);
}
