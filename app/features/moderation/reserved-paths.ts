import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/**
 * The pages of moderators and administrators, that on which something is reported, that on which is said what a text is
 * about, and those of what was decided.
 */
export const moderationReservedPaths: ReservedPaths = {
  pages: ['/moderatie', '/moderatie/.+', '/melden/.+', '/meldingen/.+', '/dichtvouwen/.+'],
};
