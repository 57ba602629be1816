import type { SanitizedConfig } from 'payload';

/** The collections by the kind of document that each has. */
export const slugsByKind = ({ collections }: Pick<SanitizedConfig, 'collections'>): Map<unknown, string> =>
  new Map(collections.map(({ slug, custom }) => [custom?.kind, slug]));
