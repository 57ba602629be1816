import type { pagesKinds } from '../kinds/pages-kinds.ts';
import { ContentPage } from './content-page.tsx';
import type { ComponentsOf } from './kind-components.ts';
import { LandingPage } from './landing-page.tsx';
import { MenuSnippet, RedirectSnippet, SynonymsSnippet } from './snippet/site-snippets.tsx';

/** The components of the kinds that belong to no other feature. */
export const pagesComponents = {
  'content-page': ContentPage,
  'landing-page': LandingPage,
  menu: MenuSnippet,
  redirect: RedirectSnippet,
  synonyms: SynonymsSnippet,
} satisfies ComponentsOf<typeof pagesKinds>;
