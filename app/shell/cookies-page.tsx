import { redirect } from 'react-router';
import { type ChosenConsent, type ConsentFlag, consentCookies } from '#app/platform/http/consent.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { formContext, requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';
import { COOKIES_PATH } from '#app/platform/paths.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { Route } from './+types/cookies-page';
import { CookieSettings } from './cookies/cookie-settings.tsx';

export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ consent }) => {
    const requested = new URL(args.request.url).searchParams.get('terug');
    return { consent, returnPath: safeRedirectPath(requested) ?? COOKIES_PATH };
  });

/** Stores the choices in cookies, and redirects to the page of origin. */
export function action({ context }: Route.ActionArgs) {
  const { platform } = context.get(requestContext);
  const form = context.get(formContext);
  const headers = new Headers();
  for (const cookie of consentCookies(chosenIn(form), platform.config.secure)) headers.append('set-cookie', cookie);
  return redirect(safeRedirectPath(form.get('terug')) ?? '/', { status: 303, headers });
}

/**
 * The choice for each kind: that of `keuze`, which is for all of them, or else its own. Anything but an explicit yes is a
 * no.
 */
function chosenIn(form: FormData): ChosenConsent {
  const choiceOf = (flag: ConsentFlag) =>
    (form.get('keuze') ?? form.get(flag)) === 'accepted' ? 'accepted' : 'denied';
  return { functional: choiceOf('functional'), video: choiceOf('video') };
}

export default function CookiesPage({ loaderData: { consent, returnPath } }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata title="Cookie-instellingen" description="Jij kiest welke cookies we mogen gebruiken." />
      <PageHeader
        title="Cookie-instellingen"
        intro="Jij kiest welke cookies we mogen gebruiken."
        breadcrumbs={[{ text: 'Cookie-instellingen' }]}
      />
      <CookieSettings consent={consent} returnPath={returnPath} />
    </Page>
  );
}
