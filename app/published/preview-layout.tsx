import { Outlet } from 'react-router';
import { previewComponents } from './preview-components.ts';
import { provideKinds } from './provide-kinds.ts';

export const middleware = [provideKinds];

/** The parent route of the preview of a draft, which may be of any kind. */
export default function PreviewLayout() {
  return <Outlet context={previewComponents} />;
}
