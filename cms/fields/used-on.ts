import type { UIField } from 'payload';

/** Shows where a picture, file or document is used, beside its form. */
export const usedOn: UIField = {
  name: 'usedOn',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/admin/uses/used-on.tsx#UsedOn' } },
};
