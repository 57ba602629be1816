import { Flag } from '#app/ui/icon/icons.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { ChosenFilters } from '../filter/chosen-filters.tsx';
import { Prose } from '../layout/prose.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';
import { LoadMore } from '../navigation/load-more.tsx';
import { Pager } from '../navigation/pager.tsx';
import { ViewSwitch } from '../navigation/view-switch.tsx';
import { Example, Section } from './example.tsx';

const href = (page: number) => `/dev/ui?page=${page}`;

export function NavigationSection() {
  return (
    <Section title="De weg vinden">
      <Example name="Kruimelpad">
        <Breadcrumbs
          items={[{ text: 'Gesprekken', href: '/groepen' }, { text: 'Een titel die langer is dan dertig tekens' }]}
        />
      </Example>
      <Example name="Bladeren: begin, midden, eind">
        <Pager page={1} pages={4} href={href} label="Bladeren, begin" />
        <Pager page={17} pages={40} href={href} label="Bladeren, midden" />
        <Pager page={40} pages={40} href={href} label="Bladeren, eind" />
      </Example>
      <Example name="Wisselen">
        <ViewSwitch
          label="Welke gesprekken"
          views={[
            { href: '/dev/ui', text: 'Alle gesprekken', current: true },
            { href: '/dev/ui?toon=gevolgd', text: 'Gesprekken die ik volg', current: false },
          ]}
        />
      </Example>
      <Example name="Gekozen filters">
        <ChosenFilters
          path="/dev/ui"
          filters={[
            { key: 'soep', text: 'Soepen', href: '/dev/ui?types=2' },
            { key: 'melk', text: 'Zonder melk', href: '/dev/ui?types=1' },
          ]}
        />
      </Example>
      <Example name="Meer laden" row>
        <LoadMore href="/dev/ui?meer=1" />
        <LoadMore href="/dev/ui?meer=2" label="Laad meer reacties" busy />
        <LoadMore href="/dev/ui?meer=3" label="Toon meer gesprekken" />
      </Example>
    </Section>
  );
}

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
