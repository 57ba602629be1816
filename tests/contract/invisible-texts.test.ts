import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasContent } from '#app/features/blogs/body/blocks.ts';
import { postBody } from '#app/features/blogs/body/body-schema.ts';
import { allCalls } from './all-calls.ts';

/** A text that shows nothing (rules.md R51). */
const INVISIBLE = '\u200b\u2060\u00ad\u3164\u2800\u202e\ufffc\u{1d159}\uffff';

/** Fields that nobody reads: they are compared with what is stored, so that such a text finds nothing. */
const COMPARED = new Set([
  'accounts.changeEmail: OldEmail',
  'accounts.changePassword: Email',
  'accounts.changePassword: Username',
  'accounts.confirmEmail: Token',
  'accounts.confirmNewEmail: Token',
  'accounts.existsUsername: Username',
  'accounts.login: Email',
  'accounts.login: Username',
  'accounts.loginByLink: Token',
  'accounts.resetPassword: Email',
  'accounts.resetPassword: Token',
  'library.breadcrumbs: slug',
  'library.permanentRedirect: alias',
  'notifications.markSeenOnPage: Path',
  'notifications.unread: path',
  'profiles.termsByNames: terms',
]);

/** A password is whatever was typed, a captcha is solved by a program, and a draft is cleaned when it is sent. */
const AS_TYPED = /: (?:\w*Password\w*|Recaptcha)$|^drafts\.save: /;

/** Fields of which a text may have several lines, or that nobody reads; any other has one. */
const SEVERAL_LINES =
  /(?:[Bb]ody|Description|Message|Msg|Note|Advice|List|ReasonDeleted|ShortBiography|Symptoms|Consequences|Illnesses|Kidney|Token|Email|hide: Reason|Facts|Answer|(?:object|noteMember|report\w*): Text)$/;

/** A text with characters that a reader must not get: overrides of direction, isolates and controls. */
const HOSTILE = 'Een\u202e\u2066tekst\u0007met\u009fregels';

/** The fields of a schema that take a text, at any depth, with their path. */
function textFieldsOf(path: string, schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  if (COMPARED.has(path) || AS_TYPED.test(path)) return [];
  if ([INVISIBLE, HOSTILE].some((text) => z.safeParse(schema, text).success)) return [[path, schema]];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => textFieldsOf(path + name, field));
  if (def.type === 'array') return textFieldsOf(`${path}[]`, def.element);
  if (def.type === 'record') return textFieldsOf(`${path}{}`, def.valueType);
  if (def.type === 'union') return def.options.flatMap((option) => textFieldsOf(path, option));
  // What a pipe refuses as a whole is no text, whatever its first schema takes; the fields of its objects may be.
  if (def.type === 'pipe') {
    const isPreprocessed = (def.in as z.core.$ZodTypes)._zod.def.type === 'transform';
    const fields = textFieldsOf(path, isPreprocessed ? def.out : def.in);
    return fields.filter(([name]) => name !== path && name !== `${path}[]`);
  }
  return 'innerType' in def ? textFieldsOf(path, def.innerType) : [];
}

const textFields = allCalls.flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) => (schema ? textFieldsOf(`${name}: `, schema) : [])),
);

test('R51 no block of a post takes an invisible text for a text', () => {
  const sent = [
    [
      'nl',
      [
        [0, { Kind: 'Text', Content: INVISIBLE }],
        [1, { Kind: 'Title', Content: INVISIBLE }],
      ],
    ],
  ];
  expect(postBody.parse(sent).some(hasContent)).toBe(false);
});

test('R51 every text is cut by the one function that splits no grapheme', () => {
  const cutting = globSync('{app,cms}/**/*.{ts,tsx}', { exclude: (path) => /node_modules|\.next|\.test\./.test(path) })
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => /\.(?:slice|substring|substr)\(.*…/.test(line));
  expect(cutting).toEqual([]);
});

test('R51 every text of every call goes through the cleaning', () => {
  expect(textFields.length).toBeGreaterThan(60);
  const parsed = (field: z.core.$ZodType, text: string) => {
    const result = z.safeParse(field, text);
    return result.success ? JSON.stringify(result.data) : 'refused';
  };
  const wrong = textFields.filter(
    ([, field]) =>
      (parsed(field, INVISIBLE) !== 'refused' && parsed(field, INVISIBLE) !== parsed(field, '')) ||
      /[\u202e\u2066\u009f]|\\u0007/.test(parsed(field, HOSTILE)),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
  const lines = textFields.filter(([, field]) => /\\n|\\u000b/.test(parsed(field, 'twee\u000bregels\nof drie')));
  expect(lines.map(([name]) => name).filter((name) => !SEVERAL_LINES.test(name))).toEqual([]);
});
