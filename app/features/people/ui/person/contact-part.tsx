import { DONATE_PATH, REGISTER_AS_DONOR_PATH } from '#app/features/contacts/paths.ts';
import { MESSAGE_MAX } from '#app/features/contacts/rules.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import { threadPath } from '#app/features/messages/paths.ts';
import { personForDonorPath, personPath } from '#app/features/profiles/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Check, Mail, MessageCircle } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { personModePath } from '../../paths.ts';
import type { PersonScreen } from '../../person/read-person-screen.ts';
import styles from './first-message-form.module.css';

interface Props {
  person: PersonScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** What the viewer can do to come into contact with this person, by the state of their contact. */
export function ContactPart({ person, submissionKey, formError }: Props) {
  if (person.user.inMemoriam) return <InMemoriam name={person.user.name} />;
  if (person.unreachable) return <p>Je kunt {person.user.name} geen bericht sturen.</p>;
  return (
    <Stack gap={2}>
      {person.donor && <DonorNotice name={person.user.name} member={person.member} />}
      {person.mode === 'nieuw' ? (
        <FirstMessageForm person={person} submissionKey={submissionKey} formError={formError} />
      ) : (
        <>
          {formError && (
            <Notice kind="error" focusOn={formError}>
              <p>{formError.message}</p>
            </Notice>
          )}
          <ContactButton person={person} />
        </>
      )}
    </Stack>
  );
}

/** In place of a button: nobody writes to who died. */
const InMemoriam = ({ name }: { name: string }) => (
  <Notice kind="info" title="In memoriam">
    <p>
      {name} is overleden. Wat {name} schreef, blijft hier staan. Een bericht sturen kan niet meer.
    </p>
  </Notice>
);

/** What a donor is asked first, beside a profile and in place of a closed one. */
export const DONOR_TITLE = 'Denk je erover om een nier te geven?';

/** Says to a donor what a message here is for, and where to read more. */
function DonorNotice({ name, member }: { name: string; member: boolean }) {
  return (
    <Notice kind="info" title={DONOR_TITLE}>
      <p>
        Hier kun je {name} een bericht sturen. Zo leren jullie elkaar rustig kennen. Een bericht verplicht je tot niets.
      </p>
      {!member && (
        <p>
          Daarvoor heb je een account nodig: <Link to={REGISTER_AS_DONOR_PATH}>word deelnemer als donor</Link>.
        </p>
      )}
      <DonateLink />
    </Notice>
  );
}

/** The link to the page about donating a kidney, where there is one. */
export function DonateLink() {
  const hasPage = useHasPage();
  if (!hasPage(DONATE_PATH)) return null;
  return (
    <p>
      <Link to={DONATE_PATH}>Lees eerst meer over een nier doneren</Link>
    </p>
  );
}

function ContactButton({ person: { user, contact, donor, mode, member } }: { person: PersonScreen }) {
  const path = personPath(user.id);
  if (!contact && member) return <p>Je kunt {user.name} geen bericht sturen.</p>;
  if (!contact) {
    return (
      <div>
        <MembersOnlyLink
          purpose={`${user.name} een bericht te sturen`}
          path={donor ? personForDonorPath(user.id) : path}
          registerPath={donor ? REGISTER_AS_DONOR_PATH : undefined}
          icon={Mail}
          variant="primary"
        >
          Stuur een bericht
        </MembersOnlyLink>
      </div>
    );
  }
  switch (contact.state) {
    case 'none':
      return (
        <div>
          <ButtonLink to={personModePath(path, { message: 'nieuw', donor })} icon={Mail} variant="primary">
            Stuur een bericht
          </ButtonLink>
        </div>
      );
    case 'accepted':
      return (
        <div>
          <ButtonLink to={threadPath(user.id)} icon={MessageCircle} variant="primary">
            Schrijf met {user.name}
          </ButtonLink>
        </div>
      );
    case 'refused':
      return (
        <Stack gap={2}>
          <Notice kind="info">
            <p>Je hebt het contactverzoek van {user.name} geweigerd.</p>
          </Notice>
          <div>
            <ButtonLink to={personModePath(path, { message: 'nieuw', donor })} icon={Mail}>
              Toch contact leggen
            </ButtonLink>
          </div>
        </Stack>
      );
    default:
      return contact.role === 'creator' ? (
        <Stack gap={2}>
          <Notice
            kind={mode === 'verstuurd' ? 'success' : 'info'}
            title={mode === 'verstuurd' ? 'Je bericht is verstuurd' : 'Je hebt een contactverzoek gestuurd'}
            focusOn={mode === 'verstuurd'}
          >
            <p>{user.name} kan nu contact met je maken. Je ziet het bij je berichten als dat gebeurt.</p>
          </Notice>
          <div>
            <Button type="button" disabled icon={Mail}>
              Contactverzoek verstuurd
            </Button>
          </div>
          <p>
            <Link to={threadPath(user.id)}>Bekijk je verzoek, of trek het in</Link>
          </p>
        </Stack>
      ) : (
        <UnlessPaused>
          <PostForm>
            <Stack gap={2}>
              <p>{user.name} wil graag contact met je.</p>
              <input type="hidden" name="intent" value="accept" />
              <input type="hidden" name="id" value={user.id} />
              <div>
                <Button type="submit" variant="primary" icon={Check}>
                  Accepteer contactverzoek
                </Button>
              </div>
              <div>
                <ButtonLink to={threadPath(user.id)} variant="quiet">
                  Lees eerst het bericht
                </ButtonLink>
              </div>
            </Stack>
          </PostForm>
        </UnlessPaused>
      );
  }
}

interface FirstMessageFormProps {
  person: PersonScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** The form of the first message, which asks somebody for contact. It starts with a text that can be changed. */
function FirstMessageForm({ person, submissionKey, formError }: FirstMessageFormProps) {
  const { user, donor, requestIntent, draft, firstMessage } = person;
  return (
    <section aria-labelledby="eerste-bericht" className={styles.form}>
      <h2 id="eerste-bericht" className={styles.title}>
        Je eerste bericht aan {user.name}
      </h2>
      <WritingForm
        intent={requestIntent}
        hidden={{ ContactUserId: user.id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        instructions={{ Message: 'Schrijf een bericht' }}
        submit="Verstuur"
        houseRules
        cancel={personModePath(personPath(user.id), { donor })}
      >
        {({ text }) => (
          <TextArea
            {...text('Message', firstMessage)}
            label="Bericht"
            help={`${user.name} leest dit bericht en kan je verzoek dan accepteren. Daarna kunnen jullie elkaar schrijven.`}
            maxLength={MESSAGE_MAX}
            counter
          />
        )}
      </WritingForm>
    </section>
  );
}
