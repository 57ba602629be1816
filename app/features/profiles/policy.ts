import type { Reader } from '#app/platform/session/viewer.ts';

/** Members may see everybody's name and photo; visitors only those of public profiles (profiles-2). */
export const maySeeIdentity = (viewer: Reader | null, subject: { public: boolean }): boolean =>
  subject.public || viewer !== null;
