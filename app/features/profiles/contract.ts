import { z } from 'zod';
import { call } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';

export { profileOnWire, treatmentOnWire } from './bodies.ts';
export { relationshipNumbers, relationships } from './terms/relationships.ts';

/** A member on the wire. */
export const userOnWire = z.object({
  Id: z.int(),
  Username: z.string(),
  Photo: z.string().nullable(),
  Public: z.boolean(),
  Deleted: z.boolean(),
  /** Of who died, as a moderator recorded. */
  InMemoriam: z.literal(true).optional(),
});

export const profilesContract = {
  changeVisibility: call({
    method: 'PUT',
    path: '/api/v1/CustomUser/ChangeProfileVisibility',
    summary: 'Het eigen profiel voor iedereen openen (true) of alleen voor deelnemers (false)',
    access: 'member',
    whilePaused: true,
    body: z.boolean(),
    response: 'empty',
    limit: limits.write,
  }),
  uploadPhoto: call({
    method: 'POST',
    path: '/api/v1/customprofile/photo',
    summary: 'Een foto van jezelf uploaden, in plaats van de vorige: JPEG, PNG, WebP of AVIF',
    access: 'member',
    body: z.object({ photo: z.file('Kies eerst een foto.') }),
    upload: true,
    response: { json: z.object({ Photo: z.string() }) },
    limit: limits.upload,
  }),
  removePhoto: call({
    method: 'DELETE',
    path: '/api/v1/customprofile/photo',
    summary: 'De eigen foto verwijderen',
    access: 'member',
    response: 'empty',
    limit: limits.write,
  }),
};
