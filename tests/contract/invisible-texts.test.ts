import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasContent } from '#app/features/blogs/body/blocks.ts';
import { postBody } from '#app/features/blogs/body/body-schema.ts';
import { allCalls } from './all-calls.ts';

/** A text that shows nothing (rules.md R51). */
const INVISIBLE = '\u200b\u2060\u00ad\u3164\u2800\u202e';

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
  'accounts.resetPassword: Email',
  'accounts.resetPassword: Token',
  'library.breadcrumbs: slug',
  'library.permanentRedirect: alias',
  'notifications.unread: path',
  'profiles.termsByNames: terms',
]);

/** A password is whatever was typed, and a captcha is solved by a program. */
const AS_TYPED = /: (?:\w*Password\w*|Recaptcha)$/;

const textFields = allCalls.flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape)
          .map(([field, type]): [string, z.ZodType] => [`${name}: ${field}`, type as z.ZodType])
          .filter(([path]) => !COMPARED.has(path) && !AS_TYPED.test(path))
      : [],
  ),
);

// site-74
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

// site-75
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

// site-74
test('R51 no field of any call takes an invisible text for a text', () => {
  expect(textFields.length).toBeGreaterThan(60);
  const wrong = textFields.filter(([, field]) => {
    const [sent, empty] = [INVISIBLE, ''].map((text) => field.safeParse(text));
    return sent?.success && JSON.stringify(sent.data) !== JSON.stringify(empty?.data);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
