import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Setting, type SettingsState } from './setting.tsx';

// Few change it. Without `Suspense` the page that the server rendered stays until it has come.
const FoldingForm = lazyPart(() => import('./folding-form.tsx').then((file) => file.FoldingForm));

interface Props {
  state: SettingsState;
  /** About what texts stand folded, and that in words. */
  names: readonly ContentWarning[];
  text: string;
  formError: FormError | undefined;
}

/** About what texts stand folded for the member until they open one (docs/decisions/content-warnings.md). */
export const FoldingSetting = ({ state, names, text, formError }: Props) => (
  <Setting
    id="dichtgevouwen"
    title="Dichtgevouwen teksten"
    what="welke teksten dichtgevouwen staan"
    state={state}
    value={<p>{text}</p>}
  >
    <FoldingForm folded={names} formError={formError} />
  </Setting>
);
