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
          items={[
            { text: 'Home', href: '/' },
            { text: 'Gesprekken', href: '/groepen' },
            { text: 'Een titel die langer is dan dertig tekens' },
          ]}
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
      <Example name="Meer laden" row>
        <LoadMore href="/dev/ui?meer=1" />
        <LoadMore href="/dev/ui?meer=2" busy />
        <LoadMore href="/dev/ui?meer=3" label="Toon meer gesprekken" />
      </Example>
    </Section>
  );
}
