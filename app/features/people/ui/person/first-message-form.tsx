import { MESSAGE_MAX } from '#app/features/contacts/rules.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import { personPath } from '#app/features/profiles/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { personModePath } from '../../paths.ts';
import type { PersonScreen } from '../../person/read-person-page.ts';
import styles from './first-message-form.module.css';

interface Props {
  person: PersonScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** The form of the first message, which asks somebody for contact. It starts with a text that can be changed. */
export function FirstMessageForm({ person, submissionKey, formError }: Props) {
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
