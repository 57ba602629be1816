import type { CollectionConfig } from 'payload';
import { previewAddress } from './address.ts';

type AdminPreview = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>;

/** The widths at which an editor sees the preview. Payload's own entry for the width of the window has this name. */
const BREAKPOINTS = [
  { name: 'phone', label: 'Telefoon', width: 390, height: 844 },
  { name: 'desktop', label: 'Computer', width: 1280, height: 800 },
  { name: 'responsive', label: 'Zo breed als het venster', width: '100%', height: '100%' },
];

/** The admin of a collection whose documents the site can preview: a button, and a window beside the form. */
export const adminPreview: AdminPreview = {
  preview: ({ id }) => previewAddress(id),
  livePreview: { url: ({ data: { id } }) => previewAddress(id), breakpoints: BREAKPOINTS },
};
