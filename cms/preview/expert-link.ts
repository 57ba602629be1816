import type { UIField } from 'payload';

/** Makes a link to the preview for an expert, beside the form. */
export const expertLink: UIField = {
  name: 'expertLink',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/admin/expert-link.tsx#ExpertLink' } },
};
