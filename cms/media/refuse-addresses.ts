import { type CollectionBeforeOperationHook, type Endpoint, Forbidden } from 'payload';
import { mayWrite, roleOf } from '../access.ts';
import { EditorError } from '../editor-error.ts';

/** The refusal of a file that is not uploaded but has an address, from which Payload would fetch it. */
export const addressRefusal = () =>
  new EditorError('Kies een bestand van je eigen apparaat. Het CMS haalt zelf geen bestanden op van een adres.', 400);

/**
 * Refuses a new document without an uploaded file, before Payload fetches one from the address in the data. Whoever may not
 * write is refused by Payload after this. A `beforeOperation` hook.
 */
export const refuseAddresses: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation === 'create' && !req.file && (overrideAccess || mayWrite(roleOf(req)))) throw addressRefusal();
  return args;
};

/** Replaces the endpoint at which Payload fetches files; without `pasteURL` it refuses too, but in English. */
export const refusedPasteUrl: Endpoint = {
  path: '/paste-url/:id?',
  method: 'get',
  handler(req) {
    throw mayWrite(roleOf(req)) ? addressRefusal() : new Forbidden(req.t);
  },
};
