import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { viewAsPath } from '#app/features/people/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Eye, UserRound } from '#app/ui/icon/icons.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { type EditedTreatments, profileActions } from '../actions.ts';
import { readOwnProfileScreen } from '../own-profile/read-own-profile-screen.ts';
import { CONSENT_ID, ConsentGiven, GiveConsent, WithdrawConsent } from '../ui/own-profile/consent-forms.tsx';
import styles from '../ui/own-profile/own-profile.module.css';
import { ProfileSection } from '../ui/own-profile/profile-section.tsx';
import type { Route } from './+types/own-profile';

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => readOwnProfileScreen(requireMember(ctx), new URL(args.request.url).searchParams));

export const action = (args: Route.ActionArgs) => runIntent(args, profileActions);

/** The own profile: each section with its rows, of which one at a time is edited. */
export default function OwnProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { sections, saved, healthConsent, personPage } = loaderData;
  const formError = formErrorOf(actionData);
  const editing = sections.some(({ choosing, rows }) => choosing || rows.some(({ form }) => form));
  const edited = formError ? undefined : (actionData as EditedTreatments | undefined);
  return (
    <Stack gap={5}>
      <Metadata title="Mijn profiel" description={null} />
      <PageHeader
        title="Mijn profiel"
        intro={<p>Vertel wat je wilt. Je kunt alles later veranderen of weer weghalen.</p>}
      >
        <div className={styles.actions}>
          <ButtonLink to={personPage} icon={UserRound}>
            Bekijk je profielpagina
          </ButtonLink>
          <ButtonLink to={viewAsPath(personPage, 'bezoeker')} icon={Eye} variant="quiet">
            Bekijk als bezoeker
          </ButtonLink>
        </div>
      </PageHeader>
      {!healthConsent && <GiveConsent formError={formError} withdrawn={saved === CONSENT_ID} editing={editing} />}
      {healthConsent && saved === CONSENT_ID && <ConsentGiven />}
      {sections.map((section) => (
        <ProfileSection key={section.section} section={section} saved={saved} edited={edited} formError={formError} />
      ))}
      <VisibilityTip isPublic={loaderData.public} />
      {healthConsent && <WithdrawConsent />}
    </Stack>
  );
}

function VisibilityTip({ isPublic }: { isPublic: boolean }) {
  return (
    <Tip printed title={isPublic ? 'Je profiel is openbaar' : 'Je profiel is besloten'}>
      <p>
        {isPublic
          ? 'Iedereen kan je profiel zien, ook via een zoekmachine. Bij elk onderdeel kies je of dat ook daarvoor geldt.'
          : 'Alleen deelnemers kunnen je profiel zien.'}{' '}
        <Link to={SETTINGS_PATH}>{isPublic ? 'Maak je profiel besloten' : 'Wijzig dit'} bij je instellingen</Link>
      </p>
    </Tip>
  );
}
