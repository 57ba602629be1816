import { CheckboxField } from '../form/choices/checkbox-field.tsx';
import { CheckboxList } from '../form/choices/checkbox-list.tsx';
import { RadioList } from '../form/choices/radio-list.tsx';
import { ErrorSummary } from '../form/errors/error-summary.tsx';
import { PasswordField } from '../form/fields/password-field.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextArea } from '../form/fields/text-area.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { SearchBox } from '../form/search-box.tsx';
import { LOGGED_OUT_WHILE_WRITING, UnsentText } from '../form/unsent-text.tsx';
import { Example, Section } from './example.tsx';

const choices = [
  { value: '1', label: 'Dialyse' },
  { value: '2', label: 'Transplantatie', help: 'Ook als je nog op de wachtlijst staat.' },
  { value: '3', label: 'Conservatieve behandeling' },
];

const REQUIRED = 'Dit is een verplicht veld';

export function FormsSection() {
  return (
    <Section title="Invullen">
      <FieldExamples />
      <ChoiceExamples />
      <Example name="Zoeken">
        <SearchBox label="Zoek in gesprekken" action="/zoeken" fields={{ pijler: 'groepen' }} />
      </Example>
    </Section>
  );
}

function FieldExamples() {
  return (
    <>
      <Example name="Samenvatting van fouten">
        <ErrorSummary
          labels={{ leeg: 'E-mailadres', 'vakje-fout': 'Leeftijd' }}
          errors={{ leeg: REQUIRED, 'vakje-fout': REQUIRED, form: 'Er is iets misgegaan. Je tekst staat er nog.' }}
        />
      </Example>
      <Example name="Tekst">
        <TextField label="Woonplaats" name="gewoon" help="Alleen de plaats, niet je straat." defaultValue="Zwolle" />
        <TextField label="Gebruikersnaam" name="goed" defaultValue="Anneke_61" success="Deze gebruikersnaam is vrij." />
        <TextField label="E-mailadres" name="leeg" type="email" error={REQUIRED} />
        <TextField label="Bijnaam" name="vrij" optional />
        <TextField
          label="Titel"
          name="geteld"
          maxLength={20}
          counter={{ limitMessage: 'De titel is vol.' }}
          defaultValue="Precies twintig nu!!"
        />
        <TextField label="Lidnummer" name="vast" disabled defaultValue="12345" />
        <PasswordField label="Wachtwoord" name="wachtwoord" help="Minimaal 7 tekens, met een cijfer." />
      </Example>
      <Example name="Meer regels">
        <TextArea label="Je reactie" name="reactie" maxLength={4000} counter defaultValue="Dat herken ik." />
        <TextArea
          label="Bijna vol"
          name="vol"
          maxLength={20}
          counter
          defaultValue="Precies twintig nu!!"
          error="Deze tekst is te lang."
        />
      </Example>
      <Example name="Niet verstuurd, om te kopiëren">
        <UnsentText values={{ Body: 'Bij ons staan ze op zolder.' }} help={LOGGED_OUT_WHILE_WRITING} />
      </Example>
    </>
  );
}

function ChoiceExamples() {
  return (
    <Example name="Kiezen">
      <SelectField label="Behandeling" name="lijst" placeholder="Kies een behandeling" options={choices} />
      <SelectField label="Behandeling" name="lijst-fout" options={choices} error={REQUIRED} id="field-lijst-fout" />
      <RadioList legend="Wat past bij jou?" name="een" options={choices} defaultValue="2" />
      <CheckboxList
        legend="Waar wil je over lezen?"
        name="meer"
        options={choices}
        defaultValue={['1']}
        error="Kies ten minste één onderwerp"
      />
      <CheckboxList
        legend="Kort en naast elkaar"
        name="naast"
        options={choices.map(({ value, label }) => ({ value, label }))}
        defaultValue={['2']}
        sideBySide
      />
      <CheckboxField label="Ik ga akkoord met de voorwaarden" name="vakje" help="Je kunt ze altijd nalezen." />
      <CheckboxField label="Ik ben 16 jaar of ouder" name="vakje-fout" error={REQUIRED} />
    </Example>
  );
}
