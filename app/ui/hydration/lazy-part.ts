import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code is loaded when it is first rendered. Where it can't be loaded, because the network is gone,
 * `otherwise` stands in its place, and the rest of the page stays (rules.md R43). In a `Suspense` the page does not wait for
 * it, but may lose what the server rendered of it until it has come (docs/decisions/scripts.md).
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  otherwise: ComponentType<P> = () => null,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  );
