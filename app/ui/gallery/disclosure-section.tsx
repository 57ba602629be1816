import { Flag } from '#app/ui/icon/icons.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Tabs } from '../disclosure/tabs.tsx';
import { Prose } from '../layout/prose.tsx';
import { Example, Section } from './example.tsx';

export function DisclosureSection() {
  return (
    <Section title="Uitklappen">
      <Example name="Uitklapper">
        <Disclosure summary="Mag ik bananen eten?">
          <p>Dat hangt af van je bloedwaarden. Vraag het je diëtist.</p>
        </Disclosure>
        <Disclosure summary="Deze staat open" open>
          <p>Ook zonder JavaScript.</p>
        </Disclosure>
        <Disclosure summary="Meld" quietIcon={Flag}>
          <p>Tussen andere dingen die je kunt doen.</p>
        </Disclosure>
      </Example>
      <Example name="Tabbladen">
        <Tabs
          label="Recept"
          headingLevel={3}
          tabs={[
            { id: 'ingredienten', label: 'Ingrediënten', content: <p>Twee tomaten en een ui.</p> },
            { id: 'bereiding', label: 'Bereiding', content: <p>Snijd alles klein en bak het zacht.</p> },
            { id: 'voedingswaarde', label: 'Voedingswaarde', content: <p>Weinig zout, veel smaak.</p> },
          ]}
        />
      </Example>
      <Example name="Lopende tekst">
        <Prose>
          <p>
            Een alinea met een gewone zin. Lange woorden, zoals langetermijnbehandelingsovereenkomst, breken netjes af.
          </p>
          <ul>
            <li>Een punt</li>
            <li>Nog een punt</li>
          </ul>
        </Prose>
      </Example>
    </Section>
  );
}
