import { redirect } from 'react-router';
import { idField } from '#app/platform/forms/fields.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowLeft } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { readWarnedThing } from '../screens.ts';
import { ContentWarningsForm } from '../ui/content-warnings-form.tsx';
import type { Route } from './+types/content-warnings';

export const handle: PageHandle = { shell: { infoline: false } };

const readThingOf = (ctx: MemberContext, { params }: RouteArguments) =>
  readWarnedThing(ctx, params.kind ?? '', idField.safeParse(params.id).data ?? 0); // nothing has the id 0

export const loader = (args: Route.LoaderArgs) => load(args, (ctx) => readThingOf(requireMember(ctx), args));

export const action = (args: Route.ActionArgs) =>
  submit(args, contract.setContentWarnings, handlers.setContentWarnings, async ({ ctx }) =>
    redirect((await readThingOf(ctx, args)).path, 303),
  );

const TITLE = 'Waar gaat deze tekst over?';

/** The page on which its author, or a moderator, says what a text is about that not everybody wants to read. */
export default function ContentWarningsPage({ loaderData: thing, actionData }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata title={TITLE} description={null} noindex />
      <PageHeader title={TITLE} />
      <Stack gap={4}>
        <Card as="article">
          <Stack gap={1}>
            <h2 dir="auto">{thing.title}</h2>
            <LinkedText text={thing.text} />
          </Stack>
        </Card>
        <ContentWarningsForm {...thing} formError={formErrorOf(actionData)} />
        <div className="at-edge">
          <ButtonLink to={thing.path} variant="quiet" icon={ArrowLeft}>
            Terug naar de pagina
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}
