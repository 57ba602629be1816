import { ContentPage } from '#app/features/pages/ui/content-page.tsx';
import { LandingPage } from '#app/features/pages/ui/landing-page.tsx';
import type { PlacedScreen } from '../screens.ts';
import { ArticlePage } from './article/article-page.tsx';

/** A page of the editors, drawn as its kind is; what is no landing page or article is drawn as a content page (spec §8). */
export function PublishedPage(screen: PlacedScreen) {
  // All stand on one route: what a reader did with a page, such as translating it, is not for the next one.
  return <PageOfItsKind key={screen.document.id} {...screen} />;
}

function PageOfItsKind(screen: PlacedScreen) {
  const { document, place } = screen;
  if (document.kind === 'medical-article' && place)
    return <ArticlePage {...screen} document={document} place={place} />;
  if (document.kind === 'landing-page') return <LandingPage {...screen} document={document} />;
  return <ContentPage {...screen} />;
}
