import { BookOpen, Globe, MessagesSquare } from '#app/ui/icon/icons.ts';
import { LockedTeaser } from '../teaser/locked-teaser.tsx';
import { Teaser } from '../teaser/teaser.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { Avatar } from '../user/avatar.tsx';
import { UserName } from '../user/user-name.tsx';
import type { UserSummary } from '../user/user-summary.ts';
import { Example, Section } from './example.tsx';
import styles from './gallery.module.css';

const writer = { id: 1, name: 'Anneke_61' };

export function TeasersSection() {
  return (
    <Section title="Verder lezen">
      <Example name="Teaser: wat het is, van wie, en hoeveel">
        <Teaser
          href="/dev/ui"
          title="Nachtdialyse in een klein appartement"
          kicker="Thuisdialyse"
          tint="rose"
          icon={MessagesSquare}
          count={{ value: 8, label: 'reacties' }}
          meta="Laatste bijdrage van Kim_L: gisteren om 14:05"
        />
        <Teaser
          href="/dev/ui"
          title="Volgende week eerste gesprek over doneren, welke vragen neem ik mee?"
          kicker="Nierdonatie bij leven"
          leading={<Avatar user={writer} size={50} />}
          count={{ value: 1, label: 'reactie' }}
          meta="Gestart door Anneke_61"
        />
        <Teaser href="/dev/ui" title="Eten zonder zout, hoe begin je?" tint="sand" icon={BookOpen} meta="Bibliotheek" />
      </Example>
      <Example name="Teaser zonder beeld, en met een plaatje">
        <div className={styles.tiles}>
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
            above={<img src="/illustrations/gesprekken.svg" alt="Mensen in gesprek" width="640" height="440" />}
          />
          <Teaser
            href="https://www.nierstichting.nl"
            title="Naar een andere website"
            icon={Globe}
            meta="nierstichting.nl"
          />
        </div>
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

const member = (id: number, name: string, more: Partial<UserSummary> = {}): UserSummary => ({
  id,
  name,
  ...(id !== 0 && { href: `/personen/${id}` }),
  ...more,
});

const members = [
  member(1, 'Anneke_61'),
  member(7, 'Hugo_Nijmegen', { moderator: true }),
  member(12, 'Ingrid_van_de_Heide'),
];
const anonymous = member(0, 'een deelnemer');

export function PeopleSection() {
  return (
    <Section title="Mensen">
      <Example name="Foto: 90, 60 en 50" row>
        {([90, 60, 50] as const).map((size) =>
          [...members, anonymous].map((user) => <Avatar key={`${size} ${user.name}`} user={user} size={size} />),
        )}
      </Example>
      <Example name="Naam" row>
        {[...members, anonymous, member(0, 'voormalig deelnemer')].map((user) => (
          <UserName key={user.name} user={user} />
        ))}
      </Example>
    </Section>
  );
}
