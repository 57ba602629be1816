import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Choice } from '#app/ui/form/choices/choice-list.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { settingPath } from '../../paths.ts';
import { FormActions } from '../form-actions.tsx';
import { CloseSetting, Setting, type SettingsState } from './setting.tsx';

interface Props {
  id: string;
  title: string;
  what: string;
  state: SettingsState;
  /** The question that the choices answer. */
  question: string;
  /** Yes and no, in words that tell what they mean. */
  choices: { yes: Omit<Choice, 'value'>; no: Omit<Choice, 'value'> };
  value: boolean;
  formError: FormError | undefined;
}

/** A setting that is on or off. */
export function ChoiceSetting({ id, title, what, state, question, choices, value, formError }: Props) {
  const busy = useNavigation().state === 'submitting';
  const { label, help } = value ? choices.yes : choices.no;
  return (
    <Setting
      id={id}
      title={title}
      what={what}
      state={state}
      value={
        <>
          <p>{label}</p>
          {help}
        </>
      }
    >
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      <PostForm action={settingPath(id)}>
        <input type="hidden" name="intent" value={id} />
        <Stack gap={2}>
          <RadioList
            legend={question}
            name="value"
            options={[
              { value: 'true', ...choices.yes },
              { value: 'false', ...choices.no },
            ]}
            defaultValue={formError?.values.value ?? String(value)}
          />
          <FormActions submit="Bewaar" cancel={<CloseSetting id={id} />} busy={busy} />
        </Stack>
      </PostForm>
    </Setting>
  );
}
