export const LIBRARY_PATH = '/bibliotheek';
export const DISEASES_PATH = '/nierziekten';
export const BROCHURES_PATH = '/brochures';
export const VIDEOS_PATH = '/videos';

/** A dossier, by the part of its address that names it: `{id}-{slug}`. */
export const dossierPath = (part: string): string => `${LIBRARY_PATH}/${part}`;
