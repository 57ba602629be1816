import type {
  ArrayField,
  GroupField,
  NumberFieldSingleValidation,
  SelectField,
  SelectFieldManyValidation,
} from 'payload';
import { number, select } from 'payload/shared';
import { ALLERGEN_CHOICES, ALLERGENS } from '../../app/features/content/published/allergens.ts';
import { INGREDIENT_UNITS } from '../../app/features/content/published/recipe.ts';
import { amount } from './amount.ts';
import { showAmount } from './read-amount.ts';
import { titledRows } from './titled-rows.ts';

/** The ingredients of a recipe, in groups. */
export const ingredientGroups: ArrayField = {
  name: 'ingredients',
  type: 'array',
  label: 'Ingrediënten',
  labels: { singular: 'groep', plural: 'groepen' },
  required: true,
  minRows: 1,
  admin: {
    ...titledRows,
    description: 'Meestal één groep. Maak er meer als een recept delen heeft, zoals een bodem en een vulling.',
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Titel van deze groep',
      admin: { description: 'Alleen nodig bij meer groepen, bijvoorbeeld ‘Voor de saus’.' },
    },
    {
      name: 'items',
      type: 'array',
      label: 'Ingrediënten in deze groep',
      labels: { singular: 'ingrediënt', plural: 'ingrediënten' },
      required: true,
      minRows: 1,
      admin: titledRows,
      fields: [
        {
          type: 'row',
          fields: [
            amount('amount', 'Hoeveelheid', { required: false, description: 'Leeg voor wat je niet afmeet.' }),
            {
              name: 'unit',
              type: 'select',
              label: 'Eenheid',
              options: INGREDIENT_UNITS.map((unit) => ({ value: unit, label: unit })),
              admin: { width: '33%', description: 'Leeg voor wat je telt, zoals eieren.' },
            },
            {
              name: 'name',
              type: 'text',
              label: 'Naam',
              required: true,
              maxLength: 130,
              admin: { width: '33%', description: 'Bij wat je telt het meervoud: eieren.' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'singular',
              type: 'text',
              label: 'Naam van één',
              maxLength: 130,
              admin: { width: '50%', description: 'Alleen bij wat je telt: ei.' },
            },
            {
              name: 'note',
              type: 'text',
              label: 'Toelichting',
              maxLength: 130,
              admin: { width: '50%', description: 'Bijvoorbeeld ‘gezeefd’ of ‘zonder toegevoegd zout’.' },
            },
          ],
        },
      ],
    },
  ],
};

/** How a recipe is made, step by step. */
export const steps: ArrayField = {
  name: 'steps',
  type: 'array',
  label: 'Bereiding',
  labels: { singular: 'stap', plural: 'stappen' },
  admin: { ...titledRows, description: 'Eén handeling per stap. De site zet er zelf nummers voor.' },
  fields: [
    { name: 'text', type: 'textarea', label: 'Wat je doet', required: true },
    {
      type: 'row',
      fields: [
        {
          name: 'heading',
          type: 'text',
          label: 'Titel boven deze stap',
          maxLength: 130,
          admin: { width: '67%', description: 'Alleen waar een nieuw deel begint, bijvoorbeeld ‘De bodem’.' },
        },
        amount('minutes', 'Minuten', {
          min: 1,
          required: false,
          description: 'Voor een kookwekker. Leeg als de klok niet meetelt.',
        }),
      ],
    },
  ],
};

/** The grams of salt that a milligram of sodium is. */
const SALT = 2.5 / 1000;

/**
 * How far the salt of a portion may be from what its sodium is: in grams, or as a part of that. Our recipes round salt to a
 * tenth of a gram, so that it is up to 0.05 gram away; other sources round both.
 */
const ROUNDING = { grams: 0.1, part: 0.1 };

/** Refuses salt that its sodium is not: one of the two was mistyped, and patients eat by both. */
const validateSalt: NumberFieldSingleValidation = (salt, options) => {
  const { sodium } = options.siblingData as { sodium?: unknown };
  if (typeof salt !== 'number' || typeof sodium !== 'number') return number(salt, options);
  const expected = sodium * SALT;
  if (Math.abs(salt - expected) <= Math.max(ROUNDING.grams, ROUNDING.part * expected)) return number(salt, options);
  const grams = showAmount(Math.round(expected * 100) / 100);
  return `Zout en natrium passen niet bij elkaar: ${showAmount(sodium)} milligram natrium is ongeveer ${grams} gram zout.`;
};

/** What is in one portion. */
export const nutrients: GroupField = {
  name: 'nutrients',
  type: 'group',
  label: 'Voedingswaarde per portie',
  fields: [
    {
      type: 'row',
      fields: [
        amount('energy', 'Energie (kilocalorieën)'),
        amount('protein', 'Eiwit (gram)'),
        amount('carbohydrates', 'Koolhydraten (gram)'),
        amount('fat', 'Vet (gram)'),
        amount('salt', 'Zout (gram)', { validate: validateSalt }),
        amount('sodium', 'Natrium (milligram)'),
        amount('potassium', 'Kalium (milligram)'),
        amount('phosphate', 'Fosfaat (milligram)'),
        amount('fluid', 'Vocht (milliliter)'),
      ],
    },
  ],
};

/** Refuses that a recipe holds none of the allergens and one of them. */
const validateAllergens: SelectFieldManyValidation = (value, options) =>
  Array.isArray(value) && value.includes('none') && value.length > 1
    ? 'Kies ‘geen van deze’, of de allergenen die erin zitten. Niet allebei.'
    : select(value, options);

/** What a recipe holds of the allergens that the law has named on labels. */
export const allergens: SelectField = {
  name: 'allergens',
  type: 'select',
  hasMany: true,
  label: 'Allergenen',
  validate: validateAllergens,
  options: ALLERGEN_CHOICES.map((value) => ({
    value,
    label: value === 'none' ? 'geen van deze' : ALLERGENS[value],
  })),
  admin: { description: 'Laat je dit leeg, dan zegt het recept niets over allergenen.' },
};
