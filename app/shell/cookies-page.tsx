import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useLoaderData,
} from 'react-router';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { consentCookie, readConsent } from './cookies/consent.ts';
import { CookieChoice } from './cookies/cookie-choice.tsx';
import { CookieExplanation } from './cookies/cookie-explanation.tsx';
import { ownPath } from './own-path.ts';

export const meta = (): MetaDescriptor[] => [{ title: pageTitle('Cookie-instellingen') }];

export function loader({ request }: LoaderFunctionArgs) {
  const terug = new URL(request.url).searchParams.get('terug');
  return { consent: readConsent(request.headers.get('cookie')), terug: terug === null ? '/cookies' : ownPath(terug) };
}

/** Keeps the choice and leads back. What is no clear yes counts as a no. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const choice = form.get('keuze') === 'accepted' ? 'accepted' : 'denied';
  return redirect(ownPath(form.get('terug')), { status: 303, headers: { 'Set-Cookie': consentCookie(choice) } });
}

export default function CookiesPage() {
  const { consent, terug } = useLoaderData<typeof loader>();
  return (
    <Page width="column">
      <PageHeader title="Cookie-instellingen" intro="Jij kiest welke cookies we mogen gebruiken." />
      <CookieExplanation consent={consent} />
      <CookieChoice terug={terug} refuse="Weigeren" />
    </Page>
  );
}
