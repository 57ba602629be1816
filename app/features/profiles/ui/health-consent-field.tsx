import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';

interface Props {
  name: string;
  /** Where the consent can be withdrawn, seen from the form: 'onder aan deze pagina'. */
  withdrawnAt: string;
  error: string | undefined;
}

/**
 * What consent to keep health data is for, with its checkbox, unticked (rules.md R35). Its words are those of
 * HEALTH_CONSENT_VERSION, which changes with them.
 */
export const HealthConsentField = ({ name, withdrawnAt, error }: Props) => (
  <>
    <p>
      Wat je over je gezondheid vertelt, bewaren we alleen als jij dat goed vindt. We gebruiken je profiel om het te
      laten zien en om anderen jou te laten vinden. Je grenzen voor recepten gebruiken we om te laten zien wat past: die
      ziet niemand anders. We gebruiken het voor niets anders.
    </p>
    <CheckboxField
      label="Bewaar wat ik over gezondheid vertel in mijn profiel."
      help={`Je kunt dit altijd weer intrekken, ${withdrawnAt}. Dan halen we alles weg wat je over je gezondheid hebt ingevuld.`}
      name={name}
      value="true"
      error={error}
    />
  </>
);
