import { redirect, useNavigation } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowLeft } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { noticeParams } from '../bodies.ts';
import { moderationContract as contract } from '../contract.ts';
import { readThingToReport } from '../lists/thing-to-report.ts';
import { MAILED, REPORTED_PARAMETER, reportedPath } from '../paths.ts';
import { ReportForm } from '../ui/report-form.tsx';
import { ReportReceipt } from '../ui/report-receipt.tsx';
import type { Route } from './+types/report';

export const handle: PageHandle = { shell: { infoline: false } };

const thingOf = ({ params }: RouteArguments) => ({ kind: params.kind ?? '', id: parseAddressId(params.id) ?? 0 });

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { kind, id } = thingOf(args);
    const done = new URL(args.request.url).searchParams.get(REPORTED_PARAMETER);
    const isVisitor = ctx.viewer === null;
    // What was reported may be gone or hidden by now: the receipt stays.
    if (done !== null) {
      const code = noticeParams.safeParse({ code: done }).data?.code ?? null;
      return { is: 'done' as const, code, mailed: done === MAILED || !isVisitor };
    }
    const thing = await readThingToReport(ctx, { kind, subjectId: id });
    return { is: thing.earlier ? ('reported' as const) : ('form' as const), isVisitor, thing };
  });

export const action = (args: Route.ActionArgs) => {
  const { kind, id } = thingOf(args);
  return submit(args, contract.report, handlers.report, ({ response }) =>
    redirect(reportedPath(kind, id, response.Code), 303),
  );
};

/** The page on which anybody reports something to the moderators, in two taps: 'Meld', and why. */
export default function ReportPage({ loaderData: state, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  if (state.is === 'done') return <Done code={state.code} mailed={state.mailed} />;
  const { thing, isVisitor } = state;
  return (
    <Page width="column">
      <Metadata title={TITLE} description={null} noindex />
      <PageHeader
        title={TITLE}
        intro={
          <p>
            Een moderator kijkt ernaar, meestal binnen een dag. Wie het schreef, hoort niet dat jij het meldt.
            {isVisitor && ' Je hoeft hiervoor niet in te loggen.'}
          </p>
        }
      />
      <Stack gap={4}>
        {state.is === 'reported' ? (
          <ReportReceipt earlier code={thing.earlier} />
        ) : (
          <ReportForm thing={thing} isVisitor={isVisitor} formError={formErrorOf(actionData)} busy={busy} />
        )}
        <div className="at-edge">
          <ButtonLink to={thing.path} variant="quiet" icon={ArrowLeft}>
            Terug naar de pagina
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}

const TITLE = 'Wat klopt er niet?';

const DONE_TITLE = 'Je melding is binnen';

/** What follows a report. */
const Done = (receipt: { code: string | null; mailed: boolean }) => (
  <Page width="column">
    <Metadata title={DONE_TITLE} description={null} noindex />
    <PageHeader title={DONE_TITLE} />
    <ReportReceipt {...receipt} />
  </Page>
);
