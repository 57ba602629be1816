import type { CollectionConfig } from 'payload';
import { previewAddress } from './address.ts';

type AdminPreview = Required<Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview'>>;

/** The widths at which an editor sees the preview, beside Payload's own for that of the window. */
const BREAKPOINTS = [
  { name: 'phone', label: 'Telefoon', width: 390, height: 844 },
  { name: 'desktop', label: 'Computer', width: 1280, height: 800 },
];

/** None for what is in the bin, which the site shows to nobody. */
const addressFor = ({ id, deletedAt }: Record<string, unknown>) => (deletedAt ? null : previewAddress(id));

/** The admin of a collection whose documents the site can preview: a button, and a window beside the form. */
export const adminPreview: AdminPreview = {
  preview: addressFor,
  livePreview: { url: ({ data }) => addressFor(data), breakpoints: BREAKPOINTS },
};
