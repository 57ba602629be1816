import type { ComponentType } from 'react';
import type { Screen } from '../published-kind.ts';
import { useKindComponents } from './kind-components.ts';

/** A published document or draft, rendered by the component of its kind. */
export function PublishedPage(screen: Screen) {
  const { id, kind } = screen.document;
  // Each component takes the screen of its own kind. TypeScript cannot infer that from a union.
  const Component = useKindComponents()[kind] as ComponentType<Screen>;
  // All documents share one route. The key resets the state of a page, such as its translation, for the next one.
  return <Component key={id} {...screen} />;
}
