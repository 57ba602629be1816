import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request, submitForm } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

const site = setUpTestSite({}, { pages: allPages() });

/** Every address that a page names: of its links, forms, pictures and metadata. */
const addressesIn = (html: string): string[] =>
  [...parseHtml(html).querySelectorAll('[href], [action], [formaction], [src], meta[content]')]
    .flatMap((element) => ['href', 'action', 'formaction', 'src', 'content'].map((name) => element.getAttribute(name)))
    .filter((value): value is string => value !== null && /^(?:[/?#]|\w+:)/.test(value));

describe('R57 the limits of a reader', () => {
  const NAMES_LIMIT = /kalium|potassium|eiwit=|protein=|[=,]700\b/i;

  it.each(someOf(2, ['a visitor', 'a member', 'a member with limits in their profile']))(
    'are in no address of the list that %s asks for without JavaScript',
    async (who) => {
      const type = makeDocument('recipe-type', { group: 'course' });
      const recipes = Array.from({ length: 11 }, (_, index) =>
        makeDocument('recipe', { title: `Recept ${index}`, types: [type.id], allergens: ['none'] }),
      );
      await publish(site.platform, type, ...recipes);
      const as: SessionMade | null =
        who === 'a visitor' ? null : await makeSession(site.platform, (await makeMember(site.platform)).id);
      if (who.endsWith('profile'))
        await request(site, 'PUT', '/api/v1/recipes/limits', { as, body: { Potassium: 300, HealthConsent: true } });
      const list = { intent: 'within-limits', types: String(type.id), potassium: '700' };
      const response = await submitForm(site, '/recepten', list, as);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('kalium tot 700\u00a0mg');
      expect(response.headers['cache-control']).toMatch(/no-store|private/);
      expect(addressesIn(response.body).filter((address) => NAMES_LIMIT.test(address))).toEqual([]);
      expect(JSON.stringify([response.headers.location, response.headers['set-cookie']])).not.toMatch(NAMES_LIMIT);
      const second = await submitForm(site, '/recepten', { ...list, page: '2' }, as);
      expect(second.body).toContain('Recept 9');
      expect(second.body).not.toContain('Recept 8<');
    },
  );
});

/**
 * What a reader fills in or chooses in a form whose answer has an address, by the file of the form. No field of these is a
 * value about the reader's own body: such a form is a PostForm.
 */
const FORMS_WITH_ADDRESS: Record<string, string> = {
  'app/ui/form/search-box.tsx': 'words to search for',
  'app/features/search/ui/search-form.tsx': 'words to search for',
  'app/features/advice/ui/desk/archive-filter.tsx': 'words to search for, of a professional',
  'app/ui/filter/list-filter.tsx': 'choices from a list, unless it names an intent',
  'app/features/recipes/ui/kitchen/portions-form.tsx': 'for how many people a recipe is',
  'app/features/recipes/ui/day/day-form.tsx': 'the recipes of a day, and for how many people they are',
  'app/ui/form/post-form.tsx': 'nothing: it posts',
};

it('R57 only these forms have their fields in an address', () => {
  const files = globSync('app/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const withForm = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return /<(?:Form|form)\b(?![^>]*method="post")|\? [\w.]+ : Form;/.test(source);
  });
  expect(withForm.sort()).toEqual(Object.keys(FORMS_WITH_ADDRESS).sort());
});

it('R57 a filter that asks for numbers of the reader posts them', () => {
  const filters = globSync('app/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('<ListFilter'));
  expect(filters.length).toBeGreaterThan(2);
  for (const file of filters) {
    const source = readFileSync(file, 'utf8');
    const asks = /<(?:SelectField|TextField|NumberField|input type="(?:number|date|text)")/.test(source);
    expect([file, asks && !source.includes('intent=')]).toEqual([file, false]);
  }
});
