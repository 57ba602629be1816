import type { TextField } from 'payload';

/** The names under which 'Nierziekten A-Z' lists a dossier or article. */
export const diseaseNames: TextField = {
  name: 'diseaseNames',
  type: 'text',
  label: 'Namen in Nierziekten A-Z',
  hasMany: true,
  admin: {
    position: 'sidebar',
    description: 'Elke naam waaronder iemand de ziekte zoekt. Leeg als dit niet over een nierziekte gaat.',
  },
};
