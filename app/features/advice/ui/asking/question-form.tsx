import { type ComponentProps, useState } from 'react';
import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { ERROR_DELAYS, useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import styles from './asking.module.css';
import { SimilarQuestions } from './similar-questions.tsx';

interface Props {
  topicPath: string;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Title: 'Je vraag in het kort', Description: 'Je vraag', Anonymous: 'Met of zonder je naam?' };

const INSTRUCTIONS = {
  Title: 'Schrijf je vraag in het kort',
  Description: 'Schrijf je vraag',
  Anonymous: 'Kies of je naam erbij staat',
};

const loadSchema = () => import('../../bodies.ts').then((bodies) => bodies.questionBody);

const NAMES = [
  {
    value: 'true',
    label: 'Zonder je naam',
    help: 'Anderen lezen dat ‘een deelnemer’ het vraagt. Alleen de diëtist ziet wie je bent.',
  },
  {
    value: 'false',
    label: 'Met je naam',
    help: 'Je gebruikersnaam en foto staan erbij. Wie niet is ingelogd, ziet die alleen als je profiel openbaar is.',
  },
];

/** The form of a new question. After an error its fields keep their values. */
export function QuestionForm({ topicPath, draft, formError, submissionKey }: Props) {
  const { errors, validate } = useFieldErrors(loadSchema, { formError, delay: ERROR_DELAYS.writing });
  return (
    <WritingForm
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      errors={errors}
      labels={LABELS}
      instructions={INSTRUCTIONS}
      submit="Verstuur je vraag"
      cancel={topicPath}
      gap={4}
      onSubmit={validate}
    >
      {({ text }) => (
        <>
          <TitleField {...text('Title')} />
          <DescriptionField {...text('Description')} />
          <RadioList {...text('Anonymous', 'true')} legend={LABELS.Anonymous} options={NAMES} />
        </>
      )}
    </WritingForm>
  );
}

type FieldProps = Pick<ComponentProps<typeof TextArea>, 'name' | 'error'> & { defaultValue: string | undefined };

/** The title, with the answered questions that are like it. */
function TitleField({ defaultValue, ...field }: FieldProps) {
  const [title, setTitle] = useState(defaultValue ?? '');
  return (
    <div>
      <TextField
        {...field}
        defaultValue={defaultValue}
        label={LABELS.Title}
        help="Eén zin, bijvoorbeeld: ‘Mag ik aardappels eten?’"
        maxLength={TITLE_MAX}
        counter={{ limitMessage: TITLE_FULL }}
        onChange={(event) => setTitle(event.target.value)}
      />
      <SimilarQuestions title={title} />
    </div>
  );
}

/** What somebody asks, with a warning about what tells who they are. */
function DescriptionField({ defaultValue, ...field }: FieldProps) {
  const [description, setDescription] = useState(defaultValue ?? '');
  return (
    <div>
      <TextArea
        {...field}
        defaultValue={defaultValue}
        label={LABELS.Description}
        help="Vertel welke behandeling je hebt en welk advies je al kreeg. Zet je naam, adres of ziekenhuis er niet in."
        rows={8}
        maxLength={DESCRIPTION_MAX}
        counter
        onChange={(event) => setDescription(event.target.value)}
      />
      <PersonalDetailsWarning text={description} />
    </div>
  );
}

/** Warns while somebody types what tells who they are; it is announced. */
function PersonalDetailsWarning({ text }: { text: string }) {
  const found = findPersonalDetails(text);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.warning}>
          <Notice kind="warning" title="Kijk je tekst nog even na">
            <p>
              Er staat misschien {new Intl.ListFormat('nl').format(found)} in. Iedereen kan je vraag straks lezen. Haal
              het liever weg.
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}

/** What tells who somebody is, and how it looks in a text. */
const DETAILS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'je naam', pattern: /\b(?:[Ii]k heet|[Mm]ijn naam is)\s+\p{Lu}/u },
  { what: 'een e-mailadres', pattern: /[^\s@]@[^\s@]+\.\p{L}/u },
  { what: 'een telefoonnummer', pattern: /(?:\+31|\b0)[\s-]?[1-9](?:[\s-]?\d){8}\b/ },
  { what: 'een postcode', pattern: /\b[1-9]\d{3} ?[A-Z]{2}\b/ },
  { what: 'een adres', pattern: /\p{L}(?:straat|laan|plein|gracht|kade|singel|dreef) \d/u },
];

/** What a text seems to have that tells who wrote it, in words; empty for none. It may be wrong both ways: it only warns. */
export const findPersonalDetails = (text: string): string[] =>
  DETAILS.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
