import { Outlet } from 'react-router';
import { publishedComponents } from './components.ts';
import { provideKinds } from './provide-kinds.ts';

export const middleware = [provideKinds];

/** Gives the pages of published documents, which know no feature after them, what the features registered. */
export default function PublishedLayout() {
  return <Outlet context={publishedComponents} />;
}
