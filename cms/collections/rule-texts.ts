import type { FieldHook } from 'payload';
import { OWN_CONDUCT, OWN_WORDS } from '../../app/features/content/published/house-rule-conduct.ts';
import { OWN_FACTS } from '../../app/features/content/published/house-rule-facts.ts';
import {
  FACTS_MAX,
  FACTS_WORDS_MAX,
  HOUSE_RULES,
  type HouseRule,
} from '../../app/features/content/published/house-rules.ts';
import { listed, refuseInfoline } from '../fields/texts.ts';
import { documentCollection } from './document-collection.ts';

/** A sentence, under which the form shows that of the site for the chosen house rule. */
const sentence = (name: string, own: Readonly<Record<HouseRule, string>>, label: string, description: string) =>
  listed({
    ...{ name, type: 'textarea', label, maxLength: FACTS_MAX },
    admin: {
      description,
      components: { afterInput: [{ path: '/admin/own-sentence.tsx#OwnSentence', clientProps: { sentences: own } }] },
    },
  });

const WORDS = `Gebruik hoogstens ${FACTS_WORDS_MAX} woorden.`;

/** The house rule in words. */
const titleOfRule: FieldHook = ({ data, originalDoc }) => {
  const { rule } = { ...originalDoc, ...data };
  return HOUSE_RULES[rule as HouseRule];
};

/** The sentences that moderators get when they choose a house rule. */
export const ruleTexts = documentCollection({
  slug: 'rule-texts',
  kind: 'rule-text',
  labels: ['Zinnen bij een huisregel', 'Zinnen bij huisregels'],
  group: 'site',
  description:
    'Wat er alvast staat als een moderator een huisregel kiest. Staat een huisregel hier niet, of laat je een zin leeg? Dan gebruikt de site een eigen zin.',
  managed: true,
  unique: {
    field: 'rule',
    taken: ({ id }) => `De zinnen bij deze huisregel staan al in nummer ${id}. Wijzig ze daar.`,
  },
  columns: ['facts'],
  fields: [
    {
      name: 'rule',
      type: 'select',
      label: 'Huisregel',
      required: true,
      options: Object.entries(HOUSE_RULES).map(([value, label]) => ({ value, label })),
    },
    sentence(
      'facts',
      OWN_FACTS,
      'Over een tekst',
      `Bij iets dat een moderator verbergt, wijzigt, sluit of verplaatst. De schrijver leest dit. ${WORDS}`,
    ),
    sentence(
      'conduct',
      OWN_CONDUCT,
      'Over een deelnemer',
      `Bij een waarschuwing, een pauze en andere maatregelen. De deelnemer leest dit. ${WORDS}`,
    ),
    sentence(
      'words',
      OWN_WORDS,
      'Begin van een bericht',
      'Hiermee begint een bericht van de moderatie aan een deelnemer.',
    ),
    {
      name: 'title',
      type: 'text',
      label: 'Zo heet dit in lijsten',
      hooks: { beforeValidate: [titleOfRule] },
      validate: refuseInfoline,
      admin: { readOnly: true },
    },
  ],
});
