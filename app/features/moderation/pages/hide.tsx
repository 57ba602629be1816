import { redirect } from 'react-router';
import { idField } from '#app/platform/forms/fields.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowLeft } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { CASES_PATH, casePath } from '../paths.ts';
import { readThing } from '../screens.ts';
import { HideHere } from '../ui/hide-here.tsx';
import styles from '../ui/moderation.module.css';
import { isOfReasons } from '../ui/reasons-fields.tsx';
import type { Route } from './+types/hide';

export const handle: PageHandle = { shell: { infoline: false } };

const readThingOf = (ctx: MemberContext, { params }: RouteArguments) =>
  readThing(ctx, params.kind ?? '', idField.safeParse(params.id).data ?? 0); // nothing has the id 0

export const loader = (args: Route.LoaderArgs) => load(args, (ctx) => readThingOf(requireMember(ctx), args));

export const action = (args: Route.ActionArgs) => {
  const goToThing = async ({ ctx }: { ctx: MemberContext }) => redirect((await readThingOf(ctx, args)).path, 303);
  return runIntent<unknown>(args, {
    hide: (form) => submit(form, contract.hideThing, handlers.hideThing, goToThing),
    open: (form) =>
      submit(form, contract.openThing, handlers.openThing, ({ response }) => redirect(casePath(response.Id), 303)),
    show: (form) => submit(form, contract.showThing, handlers.showThing, goToThing),
  });
};

/**
 * Where the forms on pages to hide something and to show it again post to. It is seen when they are refused: with the
 * reasons as far as they were given.
 */
export default function Hide({ loaderData: thing, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  return (
    <Page width="column">
      <Metadata title="Verberg" description={null} noindex />
      <PageHeader
        title={thing.title}
        breadcrumbs={[...(thing.mayOpen ? [{ text: 'Moderatie', href: CASES_PATH }] : []), { text: 'Verberg' }]}
      />
      <Stack gap={4}>
        {formError && !isOfReasons(formError) && (
          <Notice kind="error" focusOn={!formError.told && formError}>
            <p>{formError.errors.Case ?? formError.message}</p>
          </Notice>
        )}
        <Card as="article">
          <LinkedText text={thing.text} />
        </Card>
        <div className={styles.here}>
          <HideHere
            hidePath={thing.hidePath}
            hidden={thing.hidden}
            mayOpen={thing.mayOpen}
            what="dit"
            formError={formError}
          />
        </div>
        <div className="at-edge">
          <ButtonLink to={thing.path} variant="quiet" icon={ArrowLeft}>
            Terug naar de pagina
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}
