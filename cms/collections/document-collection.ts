import type { Access, CollectionConfig, Field } from 'payload';
import type { DocumentKind } from '../../app/features/content/published/documents.ts';
import { draftedAccess, mayManage, when } from '../access.ts';
import { previewAddress } from '../preview/address.ts';
import { publishing } from '../publish/hooks.ts';
import { lockChanged } from '../publish/lock-changed.ts';
import { LOCK_SECONDS, renewEditLock, requireEditLock } from './edit-lock.ts';
import { guardPublishing } from './guard-publishing.ts';

/** What makes one collection of documents another than the next. */
interface Documents {
  slug: string;
  kind: DocumentKind;
  labels: [singular: string, plural: string];
  group: keyof typeof GROUPS;
  description: string;
  fields: Field[];
  useAsTitle?: string;
  /** What stands in the list of them; the title, the status and the last change always do. */
  columns?: string[];
  /** What a search in the list looks at beside the title. */
  searched?: string[];
  /** Whether its documents are pages of their own, that can be looked at beforehand. */
  pages?: boolean;
  /** Whether only a beheerder may change them: they shape the whole site. */
  managed?: boolean;
}

/** The menu of the admin. */
const GROUPS = {
  pages: 'Pagina’s',
  library: 'Bibliotheek',
  news: 'Nieuws en recepten',
  parts: 'Onderdelen',
  site: 'Beheer',
};

/**
 * A collection of which the site gets documents: with drafts, versions and a time to publish, a bin, the rights of each
 * role, and hooks that hand over what is published.
 */
export function documentCollection(documents: Documents): CollectionConfig {
  const {
    slug,
    kind,
    labels,
    group,
    description,
    fields,
    useAsTitle = 'title',
    columns = [],
    searched = [],
  } = documents;
  const preview = documents.pages && {
    preview: addressOf,
    livePreview: { url: ({ data }: { data: Kept }) => addressOf(data) },
  };
  return {
    slug,
    custom: { kind },
    labels: { singular: labels[0], plural: labels[1] },
    admin: {
      group: GROUPS[group],
      description,
      hideAPIURL: true,
      useAsTitle,
      defaultColumns: [useAsTitle, ...columns, '_status', 'updatedAt'],
      listSearchableFields: [useAsTitle, ...searched],
      ...preview,
    },
    access: documents.managed ? managedAccess : draftedAccess,
    trash: true,
    versions: { maxPerDoc: 50, drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } } },
    lockDocuments: { duration: LOCK_SECONDS },
    hooks: {
      beforeOperation: [guardPublishing, lockChanged, requireEditLock],
      afterOperation: [renewEditLock],
      ...publishing,
    },
    fields,
  };
}

type Kept = Record<string, unknown>;

const addressOf = ({ id }: Kept): string | null => previewAddress(id);

const manage: Access = when(mayManage);
const managedAccess = { ...draftedAccess, create: manage, update: manage, delete: manage };
