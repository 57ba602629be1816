import type { TextField } from 'payload';
import { references } from '../fields/references.ts';
import { listedTitle } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

/** A list of names of one sort. */
const names = (name: string, label: string, description: string): TextField => ({
  name,
  type: 'text',
  label,
  hasMany: true,
  admin: { description: `${description} Druk na elke naam op Enter.` },
});

/** Kidney matters with all their names: by each of them readers find the pages about it. */
export const concepts = documentCollection({
  slug: 'concepts',
  kind: 'concept',
  labels: ['Onderwerp', 'Onderwerpen'],
  group: 'parts',
  description: 'Waar pagina’s over gaan, met alle namen ervoor. Wie een van die namen zoekt, vindt die pagina’s.',
  searched: ['layWords', 'medicalNames', 'brands', 'abbreviations'],
  fields: [
    listedTitle({ description: 'De naam die op de site staat.' }),
    names(
      'layWords',
      'Gewone woorden',
      'Wat mensen zeggen of typen, ook streektaal en verkeerde spelling. Alleen voor het zoeken.',
    ),
    names(
      'medicalNames',
      'Medische namen',
      'Van een ziekte ook elke andere naam waaronder zij in Nierziekten A-Z staat.',
    ),
    names('brands', 'Merken', 'Van medicijnen en producten, zoals ze in Nederland heten.'),
    names('abbreviations', 'Afkortingen', 'Met waar ze voor staan: ‘FSGS (focale segmentale glomerulosclerose)’.'),
    references('concepts', {
      name: 'broader',
      label: 'Hoort bij',
      description: 'Waarvan dit een soort of een deel is: een shunt hoort bij de toegang tot de bloedvaten.',
    }),
    references('concepts', {
      name: 'related',
      label: 'Ook van belang',
      description: 'Wat iemand die dit zoekt daarna wil weten. Het geldt vanzelf ook andersom.',
    }),
    {
      name: 'isDisease',
      type: 'checkbox',
      label: 'Nierziekte',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'De namen staan in Nierziekten A-Z, met het artikel of dossier dat hier het eerst over gaat.',
      },
    },
  ],
});
