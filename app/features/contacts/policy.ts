import type { Viewer } from '#app/platform/session/viewer.ts';

/** Donors have a call of their own to ask somebody for contact (rules.md R12). */
export const mayContactAsDonor = (viewer: Viewer): boolean => viewer.roles.includes('donor');
