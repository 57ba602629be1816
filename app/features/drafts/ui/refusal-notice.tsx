import type { Refused } from '#app/platform/forms/refusal.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** Shows why a form was refused, unless the errors are shown at its fields. */
export function RefusalNotice({ refused }: { refused: Refused | undefined }) {
  if (!refused || Object.keys(refused.errors).length > 0) return null;
  return (
    <Notice kind="error">
      <p>{refused.message} Je tekst staat er nog.</p>
    </Notice>
  );
}
