import { useNavigation } from 'react-router';
import { MEMBERS_PATH } from '#app/features/moderation/paths.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { adviceHandlers } from '../api.ts';
import { adviceContract } from '../contract.ts';
import { type Professional, readProfessionalsScreen } from '../screens/read-professionals-screen.ts';
import type { Route } from './+types/expert-names';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) => load(args, (ctx) => readProfessionalsScreen(requireMember(ctx)));

export const action = (args: Route.ActionArgs) =>
  submit(args, adviceContract.setExpert, adviceHandlers.setExpert, () => ({ saved: true }));

/** Where an administrator sets under which expert's name a professional answers (choices.md 50). */
export default function ExpertNames({ loaderData: { professionals, experts }, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  const saved = (actionData as { saved?: true } | undefined)?.saved;
  return (
    <Page width="column">
      <Metadata title="Namen bij antwoorden" description={null} noindex />
      <PageHeader
        title="Namen bij antwoorden"
        intro={
          <p>
            Onder welke naam staat een antwoord op de site? De namen zijn de diëtisten bij de deskundigen van de
            redactie.
          </p>
        }
        breadcrumbs={[{ text: 'Deelnemers', href: MEMBERS_PATH }]}
      />
      <Stack gap={4}>
        {saved && (
          <Notice kind="success" focusOn={actionData}>
            <p>De naam is bewaard. Hij staat bij de volgende antwoorden.</p>
          </Notice>
        )}
        {professionals.length === 0 && (
          <EmptyState title="Er zijn geen diëtisten">Maak eerst een deelnemer diëtist.</EmptyState>
        )}
        {professionals.map((professional) => (
          <ExpertForm key={professional.user.id} {...{ professional, experts, formError }} />
        ))}
      </Stack>
    </Page>
  );
}

interface Props {
  professional: Professional;
  experts: readonly { id: number; name: string }[];
  formError: FormError | undefined;
}

function ExpertForm({ professional: { user, expert }, experts, formError }: Props) {
  const { formData } = useNavigation();
  const chosen = experts.find(({ name }) => name === expert)?.id;
  const sent = formError?.values.id === String(user.id) ? formError : undefined;
  const errors = useStandingErrors(sent?.errors);
  return (
    <PostForm key={chosen}>
      <input type="hidden" name="id" value={user.id} />
      <Stack gap={2}>
        <SelectField
          label={`Naam bij antwoorden van ${user.name}`}
          name="ExpertId"
          id={`expert-${user.id}`}
          options={experts.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Zonder naam: ‘een diëtist’"
          defaultValue={chosen ?? ''}
          error={errors.ExpertId}
        />
        <div>
          <Button type="submit" variant="secondary" busy={formData?.get('id') === String(user.id)}>
            <span className="visually-hidden">{user.name}: </span>
            Bewaar de naam
          </Button>
        </div>
      </Stack>
    </PostForm>
  );
}
