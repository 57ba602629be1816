import type { Collection, CollectionBeforeOperationHook, SanitizedConfig } from 'payload';
import { handsIn } from './hand-in.ts';

/*
 * Payload has one setting, `validate`, for two things: whether drafts are validated, and whether it makes a document as soon
 * as an empty form opens (Payload 3.90). No document is made before its editor has typed something, and of drafts only those
 * are validated that are handed in. So the setting is on, and each save says whether it counts.
 */

/**
 * Lets no form make a document when it opens; admin/new-document/ makes it. The browser must not know of the setting, for
 * there it would keep an incomplete draft from being saved: it is not enumerable, and so not sent.
 */
export function makeNoEmptyDocuments(config: SanitizedConfig): SanitizedConfig {
  for (const { versions } of config.collections) {
    if (versions?.drafts) Object.defineProperty(versions.drafts, 'validate', { value: true, enumerable: false });
  }
  return config;
}

/** Lets Payload validate the draft of this save if it is handed in, and else not. The last `beforeOperation` hook. */
export const validateHandedIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args;
  const { collection } = args as unknown as { collection: Collection };
  const { versions } = collection.config;
  if (!versions?.drafts) return args;
  const drafts = { ...versions.drafts, validate: handsIn(req) };
  return {
    ...args,
    collection: { ...collection, config: { ...collection.config, versions: { ...versions, drafts } } },
  };
};
