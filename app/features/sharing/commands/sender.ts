import type { Viewer } from '#app/platform/session/viewer.ts';

/** Who shares a page: a member, or a visitor known by their network. */
export interface Sender {
  viewer: Viewer | null;
  network: string;
}
