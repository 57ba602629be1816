import type { FormError } from '#app/platform/forms/form-error.ts';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';

interface Props {
  formError: FormError | undefined;
  /** The texts as they are now, in their order. */
  values: Readonly<Record<string, string>>;
}

/** Beside the form of an edit: what the text says now, where it was changed after the edit began (`assertUnchanged`). */
export const ChangedText = ({ formError, values }: Props) =>
  formError?.error === 'conflict' && (
    <UnsentText
      id="changed-text"
      label="Wat er nu staat"
      values={values}
      help="Neem hieruit over wat je wilt houden."
    />
  );
