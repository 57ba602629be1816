import type { ComponentType } from 'react';
import type { Screen } from '../kinds/published-kind.ts';
import { useKindComponents } from './kind-components.ts';

/** A document of the editors, rendered by the component of its kind. */
export function PublishedPage(screen: Screen) {
  const { id, kind } = screen.document;
  // The component of a kind takes the screen of that kind, which TypeScript can't tell of a union.
  const Component = useKindComponents()[kind] as ComponentType<Screen>;
  // All share one route: what a reader did with a page, such as translating it, is not for the next one.
  return <Component key={id} {...screen} />;
}
