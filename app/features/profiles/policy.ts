import type { Viewer } from '#app/platform/session/viewer.ts';

/** Whether a member's name and photo may be shown: to who is logged in, or when the profile is public (spec §3, User). */
export const mayRecognise = (viewer: Viewer | null, subject: { public: boolean }): boolean =>
  subject.public || viewer !== null;
