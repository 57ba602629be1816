import type { pagesKinds } from '../kinds/own-kinds.ts';
import { ContentPage } from './content-page.tsx';
import type { ComponentsOf } from './kind-components.ts';
import { LandingPage } from './landing-page.tsx';
import { MenuPart, RedirectPart, SynonymsPart } from './site-parts.tsx';

/** The components of the kinds that belong to no other feature. */
export const pagesComponents = {
  'content-page': ContentPage,
  'landing-page': LandingPage,
  menu: MenuPart,
  redirect: RedirectPart,
  synonyms: SynonymsPart,
} satisfies ComponentsOf<typeof pagesKinds>;
