import { listSessions, sessionActions } from '#app/features/sessions/index.ts';
import { SessionList } from '#app/features/sessions/ui/session-list.tsx';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Route } from './+types/settings';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    return { username: member.viewer.username, sessions: await listSessions(member) };
  });

export const action = (args: Route.ActionArgs) => runIntent<unknown>(args, sessionActions);

/** The settings of an account, one section for each. */
export default function Settings({ loaderData: { username, sessions }, actionData }: Route.ComponentProps) {
  return (
    <Stack gap={5}>
      <Metadata title="Instellingen" description={null} />
      <PageHeader title="Instellingen" />
      <section aria-labelledby="gebruikersnaam">
        <Stack gap={2}>
          <h2 id="gebruikersnaam">Gebruikersnaam</h2>
          <p>
            Je heet hier <strong>{username}</strong>. Wil je een andere naam? Mail ons dan, het adres staat onder aan de
            pagina.
          </p>
        </Stack>
      </section>
      <SessionList
        sessions={sessions}
        ended={(actionData as { ended?: 'one' | 'others' } | undefined)?.ended}
        formError={formErrorOf(actionData)}
      />
    </Stack>
  );
}
