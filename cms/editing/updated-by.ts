import type { RelationshipField } from 'payload';
import { editorsOnly } from '../fields/editors-only.ts';

/** Who made a version of a document. Empty for what no editor did, such as an import. */
export const updatedBy: RelationshipField = editorsOnly({
  name: 'updatedBy',
  type: 'relationship',
  relationTo: 'users',
  label: 'Laatst gewijzigd door',
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null], beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', readOnly: true, allowCreate: false, allowEdit: false },
});
