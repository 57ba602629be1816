import type { CollectionConfig } from 'payload';
import { previewAddress } from './address.ts';

type AdminPreview = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>;

/** The admin of a collection whose documents the site can preview: a button, and a window beside the form. */
export const adminPreview: AdminPreview = {
  preview: ({ id }) => previewAddress(id),
  livePreview: { url: ({ data: { id } }) => previewAddress(id) },
};
