import type { Access, CollectionConfig, Field, RelationshipField, UIField } from 'payload';
import type { DocumentKind } from '../../app/features/content/published/documents.ts';
import { draftedAccess, mayManage, when } from '../access.ts';
import { LOCK_SECONDS, refusedSaves, renewEditLock, requireEditLock } from '../editing/edit-lock.ts';
import { guardPublishing, restoreAsDraft } from '../editing/guard-publishing.ts';
import { noteHandIn } from '../editing/hand-in.ts';
import { documentAccess } from '../editing/own-drafts.ts';
import { answerRefusedPath, omitRefusedPath } from '../editing/refused-path.ts';
import { keepRefusedSave } from '../editing/refused-saves.ts';
import { endReview, review } from '../editing/review.ts';
import { answerUnreadAmounts, readAmounts } from '../editing/unread-amounts.ts';
import { validateHandedIn } from '../editing/validated-drafts.ts';
import { keepVersion, versionOrigin } from '../editing/version-origin.ts';
import { requireWithdrawnToBin, requireWithdrawnToDelete } from '../editing/withdraw-first.ts';
import { editorsOnly } from '../fields/editors-only.ts';
import { usedOn } from '../fields/used-on.ts';
import { adminPreview } from '../preview/admin-preview.ts';
import { publishing } from '../publish/hooks.ts';
import { lockChanged } from '../publish/lock/lock-changed.ts';
import type { UniqueField } from '../publish/read/document-versions.ts';

/** What differs between collections of documents. */
interface DocumentOptions {
  slug: string;
  kind: DocumentKind;
  labels: [singular: string, plural: string];
  group: keyof typeof GROUPS;
  description: string;
  fields: Field[];
  useAsTitle?: string;
  /** The columns of its list, beside the title, the status and the last change. */
  columns?: string[];
  /** The fields, beside the title, in which its list searches. */
  searched?: string[];
  /** Whether only a beheerder may change them, because they affect the whole site. */
  managed?: boolean;
  /** The field that tells them apart, where there is one. */
  unique?: UniqueField;
}

/** The groups in the menu of the admin. */
const GROUPS = {
  pages: 'Pagina’s',
  library: 'Bibliotheek',
  news: 'Nieuws en recepten',
  parts: 'Onderdelen',
  site: 'Beheer',
};

/**
 * A collection whose documents are published on the site: with drafts, previews, versions, scheduled publishing, a bin, the
 * access of each role, and the hooks that publish.
 */
export function documentCollection(options: DocumentOptions): CollectionConfig {
  const { slug, kind, unique, labels, group, description, fields } = options;
  const { useAsTitle = 'title', columns = [], searched = [] } = options;
  return {
    slug,
    custom: { kind, unique },
    labels: { singular: labels[0], plural: labels[1] },
    admin: {
      group: GROUPS[group],
      description,
      hideAPIURL: true,
      useAsTitle,
      defaultColumns: [useAsTitle, ...columns, '_status', 'review.state', 'updatedAt', 'updatedBy'],
      listSearchableFields: [useAsTitle, ...searched],
      ...adminPreview,
      components: {
        edit: {
          beforeDocumentControls: [
            '/admin/name-form.tsx#NameForm',
            '/admin/save-last-change.tsx#SaveLastChange',
            '/admin/both-versions.tsx#BothVersions',
            '/admin/rows/type-into-new-row.tsx#TypeIntoNewRow',
            '/admin/new-document/create-on-change.tsx#CreateOnChange',
          ],
          PreviewButton: '/admin/document-bar/preview-buttons.tsx#PreviewButtons',
          SaveDraftButton: '/admin/document-bar/save-and-hand-in.tsx#SaveAndHandIn',
          PublishButton: '/admin/schedule/publish-button.tsx#PublishNowOrLater',
          UnpublishButton: '/admin/uses/unpublish-button.tsx#UnpublishButton',
        },
        beforeListTable: ['/admin/uses/unpublish-many.tsx#UnpublishMany'],
        views: { edit: { versions: { Component: '/admin/versions.tsx#Versions' } } },
      },
    },
    access: options.managed ? managedAccess : documentAccess(slug),
    trash: true,
    versions: { maxPerDoc: 50, drafts },
    lockDocuments: { duration: LOCK_SECONDS },
    endpoints: [restoreAsDraft, refusedSaves],
    hooks: {
      beforeOperation: [
        ...[guardPublishing, lockChanged, requireEditLock, omitRefusedPath],
        ...[noteHandIn, readAmounts, validateHandedIn],
      ],
      beforeChange: [requireWithdrawnToBin, endReview, keepVersion],
      beforeDelete: [requireWithdrawnToDelete],
      afterError: [keepRefusedSave],
      afterOperation: [renewEditLock, answerRefusedPath, answerUnreadAmounts],
      ...publishing,
    },
    fields: [...fields, review, updatedBy, ...versionOrigin, expertLink, usedOn],
  };
}

/** Who made a version of a document. Empty for what no editor did, such as an import. */
const updatedBy: RelationshipField = editorsOnly({
  name: 'updatedBy',
  type: 'relationship',
  relationTo: 'users',
  label: 'Laatst gewijzigd door',
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null], beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', readOnly: true, allowCreate: false, allowEdit: false },
});

/** Makes a link to the preview for an expert, beside the form. */
const expertLink: UIField = {
  name: 'expertLink',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/admin/expert-link.tsx#ExpertLink' } },
};

const drafts = {
  autosave: { interval: 1500, showSaveDraftButton: true },
  schedulePublish: { timeFormat: 'HH:mm' },
};

const manage: Access = when(mayManage);
const managedAccess = { ...draftedAccess, create: manage, update: manage, delete: manage };
