import { PROFILE_CASE } from '#app/features/profiles/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { FieldError } from '#app/ui/form/fields/field-frame.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { HouseRules } from '#app/ui/link/house-rules.tsx';
import { sentencesOf } from '#app/ui/text/split-sentences.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { ThingToReport } from '../lists/thing-to-report.ts';
import {
  EXCERPT_MAX,
  REASON_OF_PROFILES,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  SENTENCE_MAX,
  VISITOR_NAME_MAX,
} from '../rules.ts';
import styles from './report.module.css';

interface Props {
  thing: ThingToReport;
  /** Whether nobody is logged in: then an address may be left. */
  isVisitor: boolean;
  formError: FormError | undefined;
  busy: boolean;
}

const LABELS = {
  Sentence: 'Om welke zin gaat het?',
  Text: 'Wat wil je erbij zeggen?',
  Email: 'Je e-mailadres',
  Name: 'Je naam',
  Reason: 'Waarom meld je dit?',
};

/** Why something of this kind is reported. */
const reasonsFor = (kind: string) =>
  Object.entries(REPORT_REASONS).filter(([reason]) => reason !== REASON_OF_PROFILES || kind === PROFILE_CASE);

/** What is reported, and the form that does so: the reason is the button that sends it. */
export function ReportForm({ thing, isVisitor, formError, busy }: Props) {
  const { errors, values }: Pick<FormError, 'errors' | 'values'> = formError ?? { errors: {}, values: {} };
  return (
    <Stack gap={3}>
      <Excerpt thing={thing} />
      <FormErrorNotice formError={formError} />
      <ErrorSummary errors={errors} labels={LABELS} />
      <PostForm>
        {/* Enter in a field presses the first button: without a reason it says that one is missing. */}
        <button type="submit" name="Reason" value="" hidden tabIndex={-1} aria-hidden="true" />
        <Stack gap={3}>
          <PointAtSentence text={thing.text} chosen={values.Sentence ?? ''} error={errors.Sentence} />
          <Disclosure summary="Zeg er iets bij" open={opens(values.Text, errors.Text)}>
            <TextArea
              name="Text"
              label={LABELS.Text}
              help="Alleen moderators lezen dit."
              maxLength={REPORT_TEXT_MAX}
              rows={3}
              optional
              defaultValue={values.Text}
              error={errors.Text}
            />
          </Disclosure>
          {isVisitor && (
            <Disclosure
              summary="Hoor wat we besluiten"
              open={opens(values.Email ?? values.Name, errors.Email ?? errors.Name)}
            >
              <TextField
                name="Email"
                type="email"
                autoComplete="email"
                label={LABELS.Email}
                help="We mailen je alleen over deze melding. Een half jaar na het besluit gooien we je adres weg."
                optional
                defaultValue={values.Email}
                error={errors.Email}
              />
              <TextField
                name="Name"
                autoComplete="name"
                label={LABELS.Name}
                help="Alleen moderators lezen je naam. Ook die gooien we een half jaar na het besluit weg."
                maxLength={VISITOR_NAME_MAX}
                optional
                defaultValue={values.Name}
                error={errors.Name}
              />
            </Disclosure>
          )}
          <fieldset className={styles.reasons} id="field-Reason" tabIndex={-1}>
            <legend>{LABELS.Reason}</legend>
            <FieldError id="field-Reason" error={errors.Reason} />
            {reasonsFor(thing.kind).map(([reason, name]) => (
              <Button key={reason} type="submit" name="Reason" value={reason} busy={busy}>
                {name}
              </Button>
            ))}
          </fieldset>
          <HouseRules />
        </Stack>
      </PostForm>
    </Stack>
  );
}

/** Whether a part of the form that is not needed is open: where something was typed, or is wrong. */
const opens = (typed: string | undefined, error: string | undefined) => Boolean(typed || error) || undefined;

const Excerpt = ({ thing: { label, title, text, author } }: { thing: ThingToReport }) => (
  <Card as="article">
    <p className={styles.about}>
      {label} van <UserName user={author} />
    </p>
    <h2 className={styles.title} dir="auto">
      {title}
    </h2>
    {text && (
      <p className={styles.excerpt} dir="auto">
        {truncate(text, EXCERPT_MAX)}
      </p>
    )}
  </Card>
);

/** The sentences of a text, of which the reporter may point at one. Nothing for a text of one sentence. */
function PointAtSentence({ text, chosen, error }: { text: string; chosen: string; error: string | undefined }) {
  const sentences = new Set(sentencesOf(text).flatMap(({ text: each }) => (each.length <= SENTENCE_MAX ? each : [])));
  if (sentences.size < 2) return null;
  return (
    <Disclosure summary="Wijs de zin aan die niet klopt" open={opens(chosen, error)}>
      <div className={styles.sentences}>
        <RadioList
          name="Sentence"
          legend={LABELS.Sentence}
          defaultValue={chosen}
          error={error}
          options={[
            { value: '', label: 'De hele tekst' },
            ...Array.from(sentences, (each) => ({ value: each, label: <span dir="auto">{each}</span> })),
          ]}
        />
      </div>
    </Disclosure>
  );
}
