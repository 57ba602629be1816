import { randomUUID } from 'node:crypto';
import { redirect, useNavigation } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { sharingHandlers } from '../api.ts';
import { sharingContract } from '../contract.ts';
import { SHARE_SEGMENTS, type ShareTarget, sharedPath } from '../paths.ts';
import { SHARE_CALLS, SHARE_NOUNS, SHARE_TYPES } from '../rules.ts';
import { readSharedPage } from '../screens.ts';
import { ShareConfirmation } from '../ui/share-confirmation.tsx';
import { ShareForm } from '../ui/share-form.tsx';
import { withServerProblem } from '../ui/with-server-problem.ts';
import type { Route } from './+types/share';

export const handle: PageHandle = { cache: { query: ['verstuurd'] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { platform, viewer } = ctx;
    const { type, title, path } = await readSharedPage(ctx, targetOf(args));
    return {
      type,
      title,
      path,
      url: new URL(path, platform.config.publicUrl).href,
      isVisitor: viewer === null,
      sent: new URL(args.request.url).searchParams.get('verstuurd') === 'true',
      submissionKey: viewer ? randomUUID() : '',
    };
  });

export function action(args: Route.ActionArgs) {
  const target = targetOf(args);
  const call = SHARE_CALLS[target.type];
  return submit(args, sharingContract[call], sharingHandlers[call], () => redirect(sharedPath(target)));
}

/** The type and id of the page that a path names. Throws AppError not_found for any other path (rules.md R40). */
function targetOf({ params }: Pick<RouteArguments, 'params'>): ShareTarget {
  const type = SHARE_TYPES.find((each) => SHARE_SEGMENTS[each] === params.type);
  if (!type || !/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw new AppError('not_found');
  return { type, id: Number(params.id) };
}

/** The page with the form that shares another page by mail; that page itself shows the form in a dialog. */
export default function SharePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { type, title, path, url, isVisitor, sent, submissionKey } = loaderData;
  const busy = useNavigation().state === 'submitting';
  const formError = formErrorOf(actionData);
  const heading = `Stuur dit ${SHARE_NOUNS[type]} door`;
  return (
    <Page width="column">
      <Metadata title={`${heading}: ${title}`} description={null} noindex />
      <PageHeader
        title={heading}
        intro={
          <p>
            Je stuurt een link naar <Link to={path}>{title}</Link>.
          </p>
        }
      />
      {sent ? (
        <ShareConfirmation type={type}>
          <p>
            <Link to={path}>Terug naar {title}</Link>
          </p>
        </ShareConfirmation>
      ) : (
        <>
          {isVisitor && (
            <WithoutScript mailHref={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} />
          )}
          <ShareForm
            target={{ type, id: Number(params.id) }}
            formError={formError && withServerProblem(formError)}
            busy={busy}
            submissionKey={submissionKey}
          />
        </>
      )}
    </Page>
  );
}

/** The form asks visitors for a captcha, which needs JavaScript; a mail program of their own does not. */
function WithoutScript({ mailHref }: { mailHref: string }) {
  return (
    <noscript>
      <Notice kind="warning" title="Zonder JavaScript lukt dit formulier niet">
        <p>
          Je browser controleert bij het versturen of je geen robot bent. Daarvoor moet JavaScript aanstaan. Je kunt de
          link wel <a href={mailHref}>met je eigen mailprogramma sturen</a>.
        </p>
      </Notice>
    </noscript>
  );
}
