import { Outlet } from 'react-router';
import { publishedComponents } from './components.ts';
import { provideKinds } from './provide-kinds.ts';

export const middleware = [provideKinds];

/**
 * The parent route of published documents. It gives them the kinds and components that the features register, because the
 * feature `pages` cannot import the features that come after it.
 */
export default function PublishedLayout() {
  return <Outlet context={publishedComponents} />;
}
