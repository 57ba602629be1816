import { useState } from 'react';
import { Heart, PenLine, Trash2 } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ConfirmForm } from '../form/confirm-form.tsx';
import { MembersOnlyLink } from '../prompt/members-only-link.tsx';
import { Toggle } from '../toggle/toggle.tsx';
import { Example, Section } from './example.tsx';

const toggle = {
  offLabel: 'Waardeer',
  onLabel: 'Niet meer waarderen',
  icon: Heart,
  fields: { id: '1' },
  intentOn: 'like',
  intentOff: 'unlike',
};

const countLabel = (number: number) => (number < 2 ? 'waardering' : 'waarderingen');

export function ActionsSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Doen">
      <Example name="Knoppen" row>
        <Button variant="primary">Belangrijkste</Button>
        <Button>Gewoon</Button>
        <Button variant="quiet">Stil</Button>
        <Button variant="accent">Oproep</Button>
        <Button variant="danger">Verwijder</Button>
        <Button variant="primary" icon={PenLine}>
          Met pictogram
        </Button>
        <Button variant="primary" busy>
          Bezig
        </Button>
        <Button disabled>Kan nu niet</Button>
      </Example>
      <Example name="Links" row>
        <p>
          Dit is <Link to="/">een link in de tekst</Link>.
        </p>
        <ButtonLink to="/" variant="primary">
          Link als knop
        </ButtonLink>
        <MembersOnlyLink purpose="dit te bewaren" path="/dev/ui" icon={Heart}>
          Alleen voor deelnemers
        </MembersOnlyLink>
      </Example>
      <Example name="Schakelaar: uit, aan, zonder aantal" row>
        <Toggle {...toggle} offLabel="Waardeer dit bericht" on={false} count={{ number: 0, label: countLabel }} />
        <Toggle {...toggle} on count={{ number: 12, label: countLabel }} />
        <Toggle {...toggle} on={false} offLabel="Volg dit gesprek" onLabel="Niet meer volgen" />
      </Example>
      <Example name="Stille schakelaar, met woorden en als pictogram" row>
        <Toggle
          {...toggle}
          offLabel="Waardeer dit verhaal"
          look="quiet"
          on={false}
          count={{ number: 3, label: countLabel }}
        />
        <Toggle
          {...toggle}
          offLabel="Waardeer deze blog"
          look="icon"
          on={false}
          count={{ number: 0, label: countLabel }}
        />
        <Toggle {...toggle} look="icon" on={false} count={{ number: 3, label: countLabel }} />
        <Toggle
          {...toggle}
          onLabel="Waardeer deze blog niet meer"
          look="icon"
          on
          count={{ number: 12, label: countLabel }}
        />
      </Example>
      <Example name="Vraag vooraf">
        <ConfirmForm
          summary="Verwijder"
          icon={Trash2}
          fields={{ intent: 'delete' }}
          confirm="Ja, verwijder mijn vraag"
          cancel="/dev/ui"
        >
          <p>Je vraag verdwijnt dan. Dat kun je niet terugdraaien.</p>
        </ConfirmForm>
      </Example>
      <Example name="Venster" row>
        <Button onClick={() => setOpen(true)}>Open het venster</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Weet je dit zeker?"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Nee, annuleren</Button>
              <Button variant="danger" onClick={() => setOpen(false)}>
                Ja, ik weet het zeker
              </Button>
            </>
          }
        >
          <p>Je reactie is dan voor niemand meer te lezen. Dit kun je niet ongedaan maken.</p>
        </Dialog>
      </Example>
    </Section>
  );
}
