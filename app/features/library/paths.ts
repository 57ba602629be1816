export const LIBRARY_PATH = '/bibliotheek';
export const DISEASES_PATH = '/nierziekten';
export const BROCHURES_PATH = '/brochures';

/** The list of all words that the site explains. */
export const DEFINITIONS_PATH = '/woordenlijst';

/** The path of the dossier of `{id}-{slug}`. */
export const dossierPath = (idAndSlug: string): string => `${LIBRARY_PATH}/${idAndSlug}`;
