import { Outlet } from 'react-router';
import { pageComponents } from './page-components.ts';
import { provideKinds } from './provide-kinds.ts';

export const middleware = [provideKinds];

/**
 * The parent route of published pages. It gives them the kinds and components that the features register, because the
 * feature `pages` cannot import the features that come after it.
 */
export default function PageLayout() {
  return <Outlet context={pageComponents} />;
}
