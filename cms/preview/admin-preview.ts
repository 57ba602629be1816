import type { CollectionConfig } from 'payload';
import { previewAddress } from './address.ts';

type AdminPreview = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>;

/** The widths at which an editor sees the preview, beside Payload's own for that of the window. */
const BREAKPOINTS = [
  { name: 'phone', label: 'Telefoon', width: 390, height: 844 },
  { name: 'desktop', label: 'Computer', width: 1280, height: 800 },
];

/** The admin of a collection whose documents the site can preview: a button, and a window beside the form. */
export const adminPreview: AdminPreview = {
  preview: ({ id }) => previewAddress(id),
  livePreview: { url: ({ data: { id } }) => previewAddress(id), breakpoints: BREAKPOINTS },
};
