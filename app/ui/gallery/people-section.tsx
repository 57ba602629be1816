import { Avatar } from '../user/avatar.tsx';
import { UserName } from '../user/user-name.tsx';
import type { UserSummary } from '../user/user-summary.ts';
import { Example, Section } from './example.tsx';

const member = (id: number, name: string, more: Partial<UserSummary> = {}): UserSummary => ({
  id,
  name,
  photo: null,
  href: `/personen/${id}`,
  moderator: false,
  ...more,
});

const members = [
  member(1, 'Anneke_61'),
  member(7, 'Hugo_Nijmegen', { moderator: true }),
  member(12, 'Ingrid_van_de_Heide'),
];
const anonymous = member(0, 'een deelnemer', { href: null });

export function PeopleSection() {
  return (
    <Section title="Mensen">
      <Example name="Foto: 90, 60 en 50" row>
        {([90, 60, 50] as const).map((size) =>
          [...members, anonymous].map((user) => <Avatar key={`${size} ${user.name}`} user={user} size={size} />),
        )}
      </Example>
      <Example name="Naam" row>
        {[...members, anonymous, member(0, 'voormalig deelnemer', { href: null })].map((user) => (
          <UserName key={user.name} user={user} />
        ))}
      </Example>
    </Section>
  );
}
