import { useNavigation } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { adviceHandlers } from '../api.ts';
import { adviceContract } from '../contract.ts';
import { DESK_PATH, deskPagePath } from '../paths.ts';
import { readDesk } from '../screens/read-desk.ts';
import { OpenList } from '../ui/desk/open-list.tsx';
import type { Route } from './+types/desk';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const desk = await readDesk(requireMember(ctx), index);
    requirePage({ index, pages: desk.questions.pages }, DESK_PATH);
    const declined = new URL(args.request.url).searchParams.get('gedaan') === 'afgewezen';
    return { ...desk, declined, page: index + 1, now: ctx.platform.clock.now().toISOString() };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, adviceContract.chooseExpert, adviceHandlers.chooseExpert, () => ({ chosen: true }));

/** The questions that wait for an answer, for professionals (choices.md 18). */
export default function Desk({ loaderData, actionData }: Route.ComponentProps) {
  const { questions, late, experts, expertId, declined, page, now } = loaderData;
  const formError = formErrorOf(actionData);
  const chosen = (actionData as { chosen?: true } | undefined)?.chosen;
  return (
    <Page width="column">
      <Metadata title="Vragen beantwoorden" description={null} noindex />
      <PageHeader
        title="Vragen beantwoorden"
        intro={<p>De oudste vraag staat bovenaan. We beloven een antwoord binnen een week.</p>}
      />
      <Stack gap={5}>
        {chosen && (
          <Notice kind="success" focusOn={actionData}>
            <p>De naam is opgeslagen. Hij staat bij je volgende antwoorden.</p>
          </Notice>
        )}
        {declined && !chosen && (
          <Notice kind="success" focusOn={loaderData}>
            <p>De vragensteller krijgt je bericht. De vraag is van de lijst.</p>
          </Notice>
        )}
        {late > 0 && (
          <Notice kind="warning">
            <p>{pluralise(late, 'vraag wacht', 'vragen wachten')} langer dan we beloofden.</p>
          </Notice>
        )}
        <OpenList questions={questions} now={now} />
        <Pager page={page} pages={questions.pages} href={deskPagePath} label="Pagina’s met vragen" />
        <ExpertForm experts={experts} expertId={expertId} formError={formError} />
      </Stack>
    </Page>
  );
}

interface Props {
  experts: readonly { id: number; name: string }[];
  /** The id of the expert that is chosen; null for none. */
  expertId: number | null;
  formError: FormError | undefined;
}

/** The choice of the name under which a professional answers. */
function ExpertForm({ experts, expertId, formError }: Props) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="naam">
      <PostForm key={expertId}>
        <Stack gap={2}>
          <h2 id="naam">Jouw naam bij antwoorden</h2>
          <SelectField
            label="Onder welke naam antwoord je?"
            name="ExpertId"
            help="Dit zijn de deskundigen van de redactie. Staat je naam er niet bij? Vraag de redactie om je toe te voegen."
            options={experts.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="Zonder naam: ‘een diëtist’"
            defaultValue={expertId ?? ''}
            error={formError?.errors.ExpertId}
          />
          <div>
            <Button type="submit" busy={sending}>
              Bewaar de naam
            </Button>
          </div>
        </Stack>
      </PostForm>
    </section>
  );
}
