import { type Reader, viewerOf } from '#app/platform/session/viewer.ts';

/**
 * Members may see everybody's name and photo; visitors, and whom the subject blocks, only those of public profiles
 * (rules.md R44).
 */
export const maySeeIdentity = (viewer: Reader | null, subject: { id: number; public: boolean }): boolean =>
  subject.public || viewerOf(viewer, subject.id) !== null;
