import type { CollectionBeforeOperationHook } from 'payload';
import { EditorError } from '../editor-error.ts';
import { settings } from '../settings.ts';

/**
 * Refuses a login that a page of another site sends: it would log an editor in under the name of whoever made that page. A
 * browser always names the page that sends a form. A `beforeOperation` hook, before attempts are counted.
 */
export const refuseCrossSite: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'login' || req.payloadAPI === 'local') return args;
  const site = req.headers.get('sec-fetch-site');
  const origin = req.headers.get('origin');
  const isOwn = (site === null || site === 'same-origin') && (origin === null || origin === settings.cmsUrl);
  if (!isOwn) throw new EditorError('Log in op de inlogpagina van de redactie zelf.', 403);
  return args;
};
