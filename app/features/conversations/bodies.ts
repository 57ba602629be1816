import { z } from 'zod';
import { contentWarningsField } from '#app/platform/content-warnings/content-warnings-field.ts';
import {
  basedOnField,
  idField,
  listOf,
  longText,
  REQUIRED_HERE,
  requiredBoolean,
  titleText,
} from '#app/platform/forms/fields.ts';
import { aboutOtherField } from '#app/platform/personal-details/about-other.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from './rules.ts';

/** The bodies of the calls that write. Forms validate with the same schemas in the browser. */

const title = titleText({
  max: TITLE_MAX,
  empty: REQUIRED_HERE,
  tooLong: 'Deze titel is te lang. Gebruik niet meer dan 130 tekens',
});

const description = longText({
  max: DESCRIPTION_MAX,
  empty: REQUIRED_HERE,
  tooLong: 'Deze tekst is te lang. Gebruik niet meer dan 4000 tekens',
});

/** A new conversation. `Visibility` is true for one that everybody may read (choices.md 29). */
export const newConversationBody = z.object({
  Title: title,
  Description: description,
  Visibility: requiredBoolean(REQUIRED_HERE),
  GroupTermIds: listOf(idField, { max: 50, empty: REQUIRED_HERE }),
  ...aboutOtherField,
  ContentWarnings: contentWarningsField,
});

/** What the owner of a conversation may edit; what is left out stays, and other fields are ignored (rules.md R26). */
export const conversationEdit = z.object({
  Id: idField,
  BasedOn: basedOnField,
  Title: title.optional(),
  Body: description,
  ...aboutOtherField,
  ContentWarnings: contentWarningsField,
});
