import { redirect } from 'react-router';
import { consentCookie } from '#app/platform/http/consent.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { formContext, requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';
import { COOKIES_PATH } from '#app/platform/paths.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { Route } from './+types/cookies-page';
import { CookieChoice } from './cookies/cookie-choice.tsx';
import { CookieExplanation } from './cookies/cookie-explanation.tsx';

export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ consent }) => {
    const requested = new URL(args.request.url).searchParams.get('terug');
    return { consent, returnPath: safeRedirectPath(requested) ?? COOKIES_PATH };
  });

/** Stores the choice in a cookie, and redirects to the page of origin. Anything but an explicit yes is a no. */
export function action({ context }: Route.ActionArgs) {
  const { platform } = context.get(requestContext);
  const form = context.get(formContext);
  const choice = form.get('keuze') === 'accepted' ? 'accepted' : 'denied';
  const headers = { 'set-cookie': consentCookie(choice, platform.config.secure) };
  return redirect(safeRedirectPath(form.get('terug')) ?? '/', { status: 303, headers });
}

export default function CookiesPage({ loaderData: { consent, returnPath } }: Route.ComponentProps) {
  return (
    <Page width="column">
      <title>{pageTitle('Cookie-instellingen')}</title>
      <PageHeader title="Cookie-instellingen" intro="Jij kiest welke cookies we mogen gebruiken." />
      <CookieExplanation consent={consent} />
      <CookieChoice returnPath={returnPath} />
    </Page>
  );
}
