import type { pagesKinds } from '../kinds.ts';
import { ContentPage } from './content-page.tsx';
import type { ComponentsOf } from './kind-components.ts';
import { LandingPage } from './landing-page.tsx';

/** The components of the pages that belong to no other feature. */
export const pagesComponents = {
  'content-page': ContentPage,
  'landing-page': LandingPage,
} satisfies Partial<ComponentsOf<typeof pagesKinds>>;
