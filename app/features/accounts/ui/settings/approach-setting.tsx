import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { APPROACH_OPTIONS } from '../../contract/approach-options.ts';
import { settingPath } from '../../paths.ts';
import { FormActions } from '../form-actions.tsx';
import styles from './approach-setting.module.css';
import { CloseSetting, Setting, type SettingsState } from './setting.tsx';

const ID = 'benaderen';

interface Props {
  state: SettingsState;
  /** The ids of the options that were chosen; null before any answer. */
  chosen: readonly number[] | null;
  formError: FormError | undefined;
}

/** For what the member may be approached: not at all, or for some of the options. */
export function ApproachSetting({ state, chosen, formError }: Props) {
  return (
    <Setting
      id={ID}
      title="Toestemming om je te benaderen"
      what="waarvoor we je mogen benaderen"
      state={state}
      value={<Answer chosen={chosen} />}
    >
      <ApproachForm chosen={chosen} formError={formError} />
    </Setting>
  );
}

function Answer({ chosen }: Pick<Props, 'chosen'>) {
  if (!chosen) return <p>Bekijk de opties</p>;
  if (chosen.length === 0) return <p>Nee, ik geef geen toestemming</p>;
  return (
    <ul className={styles.chosen}>
      {APPROACH_OPTIONS.filter(({ id }) => chosen.includes(id)).map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

const LABELS = { answer: 'Toestemming', option: 'Waarvoor?' };

const INSTRUCTIONS = { answer: 'Kies ja of nee' };

function ApproachForm({ chosen, formError }: Omit<Props, 'state'>) {
  const busy = useNavigation().state === 'submitting';
  const { values = {}, errors: found = {} } = formError ?? {};
  const errors = withInstructions(found, INSTRUCTIONS);
  const answer = chosen && (chosen.length > 0 ? 'ja' : 'nee');
  const formErrors = formError && Object.keys(errors).length === 0 ? { form: formError.message } : errors;
  return (
    <>
      <ErrorSummary errors={formErrors} labels={LABELS} />
      <PostForm action={settingPath(ID)} className={styles.form}>
        <input type="hidden" name="intent" value={ID} />
        <Stack gap={2}>
          <RadioList
            legend="Mogen we je soms iets vragen?"
            help="We mailen je dan. Je adres geven we aan niemand door, en je kunt dit altijd weer wijzigen."
            name="answer"
            options={[
              { value: 'nee', label: 'Nee' },
              { value: 'ja', label: 'Ja' },
            ]}
            defaultValue={values.answer ?? answer ?? undefined}
            error={errors.answer}
          />
          <div className={styles.options}>
            <CheckboxList
              legend="Waarvoor mogen we je benaderen?"
              name="option"
              options={APPROACH_OPTIONS.map(({ id, title, description }) => ({
                value: String(id),
                label: title,
                help: description,
              }))}
              defaultValue={values.option?.split(',') ?? (chosen ?? []).map(String)}
              error={errors.option}
            />
          </div>
          <FormActions submit="Bewaar" cancel={<CloseSetting id={ID} />} busy={busy} />
        </Stack>
      </PostForm>
    </>
  );
}
