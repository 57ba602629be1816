import { z } from 'zod';
import { contentWarningsField } from '#app/platform/content-warnings/content-warnings-field.ts';
import { basedOnField, idField, longText, titleText } from '#app/platform/forms/fields.ts';
import { aboutOtherField } from '#app/platform/personal-details/about-other.ts';
import { postBody } from './body/body-schema.ts';
import { INTRO_MAX, TITLE_FULL, TITLE_MAX } from './rules.ts';

/** The bodies of the calls that write. Forms validate with the same schemas in the browser. */

const title = titleText({ max: TITLE_MAX, empty: 'De titel mag niet leeg zijn', tooLong: TITLE_FULL });

const blogFields = {
  Title: title,
  Description: longText({
    max: INTRO_MAX,
    empty: 'De omschrijving mag niet leeg zijn',
    tooLong: 'De omschrijving mag niet langer dan 300 tekens zijn',
  }),
  ...aboutOtherField,
};

const postFields = {
  Title: title,
  Description: longText({
    max: INTRO_MAX,
    empty: 'De inleiding mag niet leeg zijn',
    tooLong: 'De inleiding mag niet langer zijn dan 300 tekens.',
  }),
  ...aboutOtherField,
  ContentWarnings: contentWarningsField,
};

/** What the owner of a blog may edit; other fields are ignored (rules.md R26). */
export const blogEdit = z.object({ Id: idField, BasedOn: basedOnField, ...blogFields });

/** What the owner of a post may edit; without `Body` its blocks stay as they are (rules.md R26). */
export const postEdit = z.object({ Id: idField, BasedOn: basedOnField, ...postFields, Body: postBody.optional() });

/** A body that may be left out: without any of its fields it is undefined. */
const optionalBody = <S extends z.ZodRawShape>(fields: S) =>
  z.preprocess(
    (sent) => (Object.keys(fields).some((name) => Object.hasOwn(Object(sent), name)) ? sent : undefined),
    z.object(fields).optional(),
  );

/** A new blog. Without any field it is begun, and others see it from its first save (choices.md 34). */
export const newBlogBody = optionalBody(blogFields);

/** A new post. Without any field it is begun, and others see it from its first save (choices.md 34). */
export const newPostBody = optionalBody({ ...postFields, Body: postBody.optional() });
