import { DELETE_ACCOUNT_PATH, FORGOT_PASSWORD_PATH, SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { normalise, wordsOf } from '../words.ts';

/** A page of the site itself, on which a reader does something; the index has only what people write. */
export interface SitePage {
  path: string;
  title: string;
  /** What one does there, in a sentence. */
  description: string;
}

interface NamedPage extends SitePage {
  /** What people call it. All words of one of them say that the page is meant. */
  names: readonly string[];
  /** Whether only visitors have something to do there. */
  visitors?: true;
}

const PAGES: readonly NamedPage[] = [
  {
    path: FORGOT_PASSWORD_PATH,
    title: 'Wachtwoord vergeten?',
    description: 'Vraag hier een nieuw wachtwoord aan. Je krijgt een mail.',
    names: ['wachtwoord vergeten', 'wachtwoord kwijt', 'nieuw wachtwoord'],
  },
  {
    path: SETTINGS_PATH,
    title: 'Je instellingen',
    description: 'Hier wijzig je je wachtwoord, je e-mailadres en welke mails je krijgt.',
    names: ['wachtwoord wijzigen', 'wachtwoord veranderen', 'e-mailadres wijzigen', 'e-mailadres veranderen'],
  },
  {
    path: DELETE_ACCOUNT_PATH,
    title: 'Je account verwijderen',
    description: 'Hier verwijder je je account. Je leest eerst wat er dan weggaat.',
    names: ['account verwijderen', 'account opzeggen', 'profiel verwijderen'],
  },
  {
    path: loginPath(),
    title: 'Inloggen',
    description: 'Log in met je e-mailadres en je wachtwoord.',
    names: ['inloggen'],
    visitors: true,
  },
  {
    path: REGISTER_PATH,
    title: 'Meedoen',
    description: 'Maak hier een account, dan kun je meepraten.',
    names: ['account maken', 'account aanmaken', 'word deelnemer', 'deelnemer worden'],
    visitors: true,
  },
];

/** The page of the site that is meant by what was searched for; null for nearly every search. */
export function findSitePage(term: string, { member }: { member: boolean }): SitePage | null {
  const words = new Set(wordsOf(term));
  const page = PAGES.find(
    ({ names, visitors }) =>
      !(member && visitors) && names.some((name) => wordsOf(name).every((word) => words.has(word))),
  );
  return page ? { path: page.path, title: page.title, description: page.description } : null;
}

/** The names of these pages that begin with a normalised text, one of each page. */
export const suggestSitePages = (start: string): string[] =>
  PAGES.flatMap(({ names }) => names.filter((name) => normalise(name).startsWith(start) && name !== start).slice(0, 1));
