import { data, redirect, useNavigation } from 'react-router';
import { relationships } from '#app/features/profiles/contract.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { BookOpen, MessagesSquare, ShieldCheck } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { RegistrationForm } from '../ui/registration/registration-form.tsx';
import styles from '../ui/registration/selling-points.module.css';
import type { Route } from './+types/register-page';

export const handle: PageHandle = { cache: { query: ['userIsDonor'] }, shell: { reducedHeader: true, footer: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ viewer }) => {
    if (viewer) throw redirect('/');
    const options = relationships.map(({ number, name }) => ({ value: String(number), label: name }));
    return { relationshipOptions: options, asDonor: isAsDonor(args.request) };
  });

/** Responds with the address, so that the next page can show where the mail was sent. */
export const action = (args: Route.ActionArgs) => {
  const [call, handler] = isAsDonor(args.request)
    ? [accountsContract.registerDonor, accountsHandlers.registerDonor]
    : [accountsContract.register, accountsHandlers.register];
  return submit(args, call, handler, ({ response, headers }) => data({ email: response.Email }, { headers }));
};

const isAsDonor = ({ url }: Request): boolean => new URL(url).searchParams.get('userIsDonor') === 'true';

/** The relationship that is preselected for donors: 'Nierdonor'. */
const DONOR_RELATIONSHIP = '55368';

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { relationshipOptions, asDonor } = loaderData;
  const title = asDonor ? 'Word deelnemer als donor' : 'Word deelnemer';
  return (
    <Page>
      <Metadata
        title={title}
        description="Word deelnemer: stel vragen, vertel je verhaal en praat mee met anderen die weten hoe het is."
      />
      <PageHeader
        title={title}
        intro={
          <>
            {asDonor && (
              <p>
                Wil je misschien een nier doneren aan iemand die je hier vond? Maak een account. Na het inloggen kun je
                die persoon een bericht sturen.
              </p>
            )}
            <p>
              Heb je al een account? <Link to={loginPath()}>Log in</Link>.
            </p>
          </>
        }
      >
        <Tagline />
      </PageHeader>
      <noscript>
        <Notice kind="warning" title="Zonder JavaScript lukt registreren niet">
          <p>
            Je browser controleert bij het registreren of je geen robot bent. Daarvoor moet JavaScript aanstaan. Zet het
            aan bij de instellingen van je browser en laad deze pagina opnieuw.
          </p>
        </Notice>
      </noscript>
      <WithSidebar sidebar={<SellingPoints />} sidebarLabel="Wat je als deelnemer kunt">
        <RegistrationForm
          outcome={actionData as FormError | { email: string } | undefined}
          relationshipOptions={relationshipOptions}
          defaultRelationship={asDonor ? DONOR_RELATIONSHIP : undefined}
          busy={useNavigation().state !== 'idle'}
        />
      </WithSidebar>
    </Page>
  );
}

const points = [
  { Icon: MessagesSquare, tint: 'rose', text: 'Start zelf gesprekken over meer dan 30 onderwerpen, of praat mee.' },
  { Icon: ShieldCheck, tint: 'mint', text: 'Deel wat je meemaakt op een veilige plek. We delen niets met derden.' },
  { Icon: BookOpen, tint: 'sky', text: 'Krijg een overzicht van de artikelen die bij jouw situatie passen.' },
] as const;

/** The advantages of an account. */
function SellingPoints() {
  return (
    <div className={styles.points}>
      <img src="/illustrations/samen.svg" alt="" width={640} height={440} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.title}>Als deelnemer</h2>
        <ul className={styles.list}>
          {points.map(({ Icon, tint, text }) => (
            <li key={text} className={styles.point}>
              <span className={styles.disc} data-tint={tint}>
                <Icon aria-hidden="true" />
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Replaces the selling points on a phone, where those come below the form. */
function Tagline() {
  return (
    <div className={styles.tagline}>
      <img src="/illustrations/samen.svg" alt="" width={640} height={440} className={styles.taglinePicture} />
      <p>Je staat er niet alleen voor: hier zijn mensen die weten hoe het is.</p>
    </div>
  );
}
