import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface Props {
  experts: readonly { id: number; name: string }[];
  /** The id of the expert that is chosen; null for none. */
  expertId: number | null;
  formError: FormError | undefined;
}

/** The choice of the name under which a professional answers. */
export function ExpertForm({ experts, expertId, formError }: Props) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="naam">
      <PostForm key={expertId}>
        <Stack gap={2}>
          <h2 id="naam">Jouw naam bij antwoorden</h2>
          <SelectField
            label="Onder welke naam antwoord je?"
            name="ExpertId"
            help="Dit zijn de deskundigen van de redactie. Staat je naam er niet bij? Vraag de redactie om je toe te voegen."
            options={experts.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="Zonder naam: ‘een diëtist’"
            defaultValue={expertId ?? ''}
            error={formError?.errors.ExpertId}
          />
          <div>
            <Button type="submit" busy={sending}>
              Bewaar de naam
            </Button>
          </div>
        </Stack>
      </PostForm>
    </section>
  );
}
