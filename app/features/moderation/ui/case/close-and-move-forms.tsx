import type { FormError } from '#app/platform/forms/form-error.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { ArrowRight, Lock } from '#app/ui/icon/icons.ts';
import { WITHOUT_RULE } from '../../rules.ts';
import type { WholeCase } from '../../screens.ts';
import { RestrictForm } from '../restrict-form.tsx';

interface Props {
  found: Pick<WholeCase, 'id' | 'may' | 'places'>;
  /** Gives the error of the form with this intent. */
  errorOf: (intent: string) => FormError | undefined;
}

/** With what a moderator closes a conversation, and moves it to another group, where that can be done. */
export const CloseAndMoveForms = ({ found: { id, may, places }, errorOf }: Props) => (
  <>
    {may.close && (
      <RestrictForm
        summary="Sluit het gesprek"
        icon={Lock}
        fields={{ intent: 'close', id: String(id) }}
        confirm="Ja, sluit het gesprek"
        about="Wat er staat, blijft te lezen. Niemand kan er meer op reageren. Wie het gesprek begon, krijgt daar bericht van. Je kunt het later weer openen."
        form="sluiten"
        why="Waarom je dit gesprek sluit"
        withoutRule={WITHOUT_RULE.closed}
        formError={errorOf('close')}
      />
    )}
    {places.length > 0 && (
      <RestrictForm
        summary="Verplaats het gesprek"
        icon={ArrowRight}
        fields={{ intent: 'move', id: String(id) }}
        confirm="Ja, verplaats het"
        about="Het oude adres blijft werken. Wie het gesprek begon, krijgt daar bericht van."
        form="verplaatsen"
        why="Waarom je dit gesprek verplaatst"
        withoutRule={WITHOUT_RULE.moved}
        formError={errorOf('move')}
      >
        {(text) => (
          <SelectField
            {...text('Place')}
            label="Naar welke groep?"
            placeholder="Kies een groep"
            options={places.map((place) => ({ value: place.id, label: place.name }))}
          />
        )}
      </RestrictForm>
    )}
  </>
);
