import { LockedTeaser } from '../teaser/locked-teaser.tsx';
import { Teaser } from '../teaser/teaser.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { Example, Section } from './example.tsx';

export function TeasersSection() {
  return (
    <Section title="Verder lezen">
      <Example name="Teaser">
        <Teaser
          href="/dev/ui"
          title="Waar laten jullie al die dozen?"
          kicker="Thuisdialyse"
          tint="rose"
          meta="3 maart 2026"
        >
          <p>13 reacties</p>
        </Teaser>
        <Teaser
          href="/dev/ui"
          title="Met een plaatje"
          tint="mint"
          image={{ src: '/illustrations/gesprekken.svg', alt: 'Mensen in gesprek', width: 640, height: 440 }}
        />
      </Example>
      <Example name="Besloten teaser">
        <LockedTeaser
          title="Creatinine ineens hoger"
          path="/dev/ui"
          kicker="Transplantatie"
          meta="Laatste bijdrage: gisteren"
        />
      </Example>
      <Example name="Tekst van een deelnemer">
        <LinkedText text={'Kijk eens op www.nieren.nl.\n\nDaar staat het <b>goed</b> uitgelegd.'} />
      </Example>
      <Example name="Tijd" row>
        <RelativeTime at="2026-03-03T13:05:00.000Z" />
      </Example>
    </Section>
  );
}
