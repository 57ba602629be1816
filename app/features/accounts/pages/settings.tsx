import { redirect } from 'react-router';
import { BLOCKED_PATH } from '#app/features/contacts/paths.ts';
import { KEYS_PATH } from '#app/features/keys/paths.ts';
import { visibilityAction } from '#app/features/profiles/index.ts';
import { READINGS_PATH } from '#app/features/readings/paths.ts';
import { booleanOf } from '#app/platform/forms/form-data.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { PASSWORD_CHANGED_LOGIN_PATH } from '#app/platform/paths.ts';
import { hasConfirmedPassword } from '#app/platform/session/confirmed-password.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../api.ts';
import { sessionCalls } from '../contract/session-calls.ts';
import { accountsContract } from '../contract.ts';
import { isNeutralName } from '../registration/neutral-name.ts';
import { describeFolding, findApproachOptions, findRequestedEmail, readAccount } from '../screens.ts';
import { sessionHandlers } from '../session-handlers.ts';
import { readApproachForm } from '../settings/approach-form.ts';
import { listSessions } from '../settings/list-sessions.ts';
import { ApproachSetting } from '../ui/settings/approach-setting.tsx';
import { ChoiceSetting } from '../ui/settings/choice-setting.tsx';
import { NEWSLETTER_CHOICES, NOTIFICATION_CHOICES, TITLE_CHOICES, VISIBILITY_CHOICES } from '../ui/settings/choices.ts';
import { DataSetting } from '../ui/settings/data-setting.tsx';
import { DeleteAccount } from '../ui/settings/delete-account-setting.tsx';
import { EmailSetting } from '../ui/settings/email-setting.tsx';
import { FoldingSetting } from '../ui/settings/folding-setting.tsx';
import { PasswordSetting } from '../ui/settings/password-setting.tsx';
import { SessionList } from '../ui/settings/session-list.tsx';
import { Setting, SettingList } from '../ui/settings/setting.tsx';
import { UsernameSetting } from '../ui/settings/username-setting.tsx';
import type { Route } from './+types/settings';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const { db, clock } = member.platform;
    const { memberId, username, email, public: isPublic } = member.viewer;
    const [{ emailNotifications, titlesInMails, newsletterOptin }, requestedEmail, approach, mayDownload, sessions] =
      await Promise.all([
        readAccount(db, memberId),
        findRequestedEmail(db, { memberId, now: clock.now() }),
        findApproachOptions(db, memberId),
        hasConfirmedPassword(member),
        listSessions(member),
      ]);
    const account = {
      username,
      mayChooseName: isNeutralName(username),
      email,
      requestedEmail,
      public: isPublic,
      emailNotifications,
      titlesInMails,
      newsletterOptin,
      approach,
      folding: describeFolding(member.viewer),
    };
    return { account, mayDownload, sessions, editing: new URL(args.request.url).searchParams.get('wijzig') };
  });

/** The forms of the page, by the setting that each is about. */
export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    ...sessionActions,
    gebruikersnaam: (form) =>
      submit(form, accountsContract.chooseUsername, accountsHandlers.chooseUsername, saved('gebruikersnaam')),
    email: (form) => submit(form, accountsContract.changeEmail, accountsHandlers.changeEmail, saved('email')),
    wachtwoord: (form) =>
      submit(form, accountsContract.changePassword, accountsHandlers.changePassword, ({ headers }) =>
        redirect(PASSWORD_CHANGED_LOGIN_PATH, { headers }),
      ),
    zichtbaarheid: (form) => visibilityAction(form, saved('zichtbaarheid')),
    meldingen: choiceAction('changeEmailNotification', 'meldingen'),
    titels: choiceAction('changeTitlesInMails', 'titels'),
    dichtgevouwen: (form) =>
      submit(
        form,
        accountsContract.changeFoldedTexts,
        accountsHandlers.changeFoldedTexts,
        saved('dichtgevouwen'),
        (data) => data.getAll('ContentWarnings'),
      ),
    nieuwsbrief: choiceAction('changeNewsletterOptin', 'nieuwsbrief'),
    gegevens: (form) =>
      submit(form, accountsContract.confirmPassword, accountsHandlers.confirmPassword, saved('gegevens')),
    benaderen: (form) =>
      submit(
        form,
        accountsContract.chooseAffiliates,
        accountsHandlers.chooseAffiliates,
        saved('benaderen'),
        readApproachForm,
      ),
  });

const saved = (setting: string) => () => ({ saved: setting });

function choiceAction(
  call: 'changeEmailNotification' | 'changeTitlesInMails' | 'changeNewsletterOptin',
  setting: string,
) {
  return (args: RouteArguments) =>
    submit(args, accountsContract[call], accountsHandlers[call], saved(setting), booleanOf);
}

/** The settings of an account: what each is set to, with a form to change it, and where the member is logged in. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { account, mayDownload, sessions } = loaderData;
  const done = actionData as { saved?: string; ended?: 'one' | 'others' } | undefined;
  const formError = formErrorOf(actionData);
  const errorOf = (setting: string): FormError | undefined =>
    formError?.values.intent === setting ? formError : undefined;
  const state = { editing: formError?.values.intent ?? loaderData.editing, saved: done?.saved ?? null };
  return (
    <Stack gap={5}>
      <Metadata title="Instellingen" description={null} />
      <PageHeader title="Instellingen" />
      <SettingList>
        <UsernameSetting
          state={state}
          username={account.username}
          mayChoose={account.mayChooseName}
          formError={errorOf('gebruikersnaam')}
        />
        <EmailSetting
          state={state}
          email={account.email}
          requested={account.requestedEmail}
          formError={errorOf('email')}
        />
        <PasswordSetting state={state} email={account.email} formError={errorOf('wachtwoord')} />
        <Setting
          id="toegangssleutels"
          title="Veilig inloggen"
          state={state}
          value={
            <p>
              Log in met een toegangssleutel (passkey), of zet een tweede stap aan.{' '}
              <Link to={KEYS_PATH}>Bekijk je sleutels</Link>
            </p>
          }
        />
      </SettingList>
      <SettingList>
        <ChoiceSetting
          id="zichtbaarheid"
          title="Zichtbaarheid"
          what="wie je profiel ziet"
          state={state}
          question="Wie mag je profiel zien?"
          choices={VISIBILITY_CHOICES}
          value={account.public}
          formError={errorOf('zichtbaarheid')}
        />
        <ChoiceSetting
          id="meldingen"
          title="E-mails over wat nieuw is"
          what="of je e-mails krijgt over wat nieuw is"
          state={state}
          question="Wil je een e-mail als er iets nieuws voor je is?"
          choices={NOTIFICATION_CHOICES}
          value={account.emailNotifications}
          formError={errorOf('meldingen')}
        />
        <ChoiceSetting
          id="titels"
          title="Titels in e-mails"
          what="of titels in je e-mails staan"
          state={state}
          question="Mogen de titels van gesprekken en blogs in je e-mails staan?"
          choices={TITLE_CHOICES}
          value={account.titlesInMails}
          formError={errorOf('titels')}
        />
        <ChoiceSetting
          id="nieuwsbrief"
          title="Nieuwsbrief"
          what="of je de nieuwsbrief krijgt"
          state={state}
          question="Wil je de nieuwsbrief krijgen?"
          choices={NEWSLETTER_CHOICES}
          value={account.newsletterOptin}
          formError={errorOf('nieuwsbrief')}
        />
        <FoldingSetting state={state} {...account.folding} formError={errorOf('dichtgevouwen')} />
        <Setting
          id="inzage"
          title="Wie keek er mee?"
          state={state}
          value={
            <p>
              Lees wanneer een diëtist, een moderator of een beheerder las wat je over je gezondheid vertelt.{' '}
              <Link to={READINGS_PATH}>Bekijk de lijst</Link>
            </p>
          }
        />
        <ApproachSetting state={state} chosen={account.approach} formError={errorOf('benaderen')} />
        <Setting
          id="geblokkeerd"
          title="Mensen die je blokkeert"
          state={state}
          value={
            <p>
              Iemand die je blokkeert, kan je niet schrijven en ziet alleen wat ook bezoekers van je zien.{' '}
              <Link to={BLOCKED_PATH}>Bekijk wie dat zijn</Link>
            </p>
          }
        />
      </SettingList>
      <SessionList
        sessions={sessions}
        ended={done?.ended}
        formError={errorOf('end-session') ?? errorOf('end-other-sessions')}
      />
      <SettingList>
        <DataSetting state={state} email={account.email} mayDownload={mayDownload} formError={errorOf('gegevens')} />
        <Setting
          id="verwijderen"
          title="Account verwijderen"
          state={state}
          value={
            <Stack gap={2}>
              <p>Je account, je profiel en wat je daarbij schreef verdwijnen voorgoed.</p>
              <DeleteAccount />
            </Stack>
          }
        />
      </SettingList>
    </Stack>
  );
}

/** The actions of the forms in `SessionList`, by their intent, for the page that shows the list. */
const sessionActions = {
  'end-session': (args: RouteArguments) =>
    submit(args, sessionCalls.endSession, sessionHandlers.endSession, ({ ctx, headers, form }) => {
      if (Number(form.get('id')) === ctx.viewer.sessionId) throw redirect('/', { headers });
      return { ended: 'one' as const };
    }),
  'end-other-sessions': (args: RouteArguments) =>
    submit(args, sessionCalls.endOtherSessions, sessionHandlers.endOtherSessions, () => ({ ended: 'others' as const })),
};
