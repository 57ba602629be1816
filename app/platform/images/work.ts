import { handle } from '#app/platform/jobs/handle.ts';
import { removeOwnerless } from './jobs.ts';
import { removeOwnerlessPictures } from './remove-ownerless.ts';

/** What the worker does for pictures. */
export const imagesWork = [handle(removeOwnerless, (platform) => removeOwnerlessPictures(platform))];
