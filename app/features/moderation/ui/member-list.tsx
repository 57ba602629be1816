import { EXPERT_NAMES_PATH } from '#app/features/advice/paths.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { ShieldCheck } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { MemberWithRoles } from '../lists/list-members.ts';
import { GRANTED_ROLES, type GrantedRole } from '../rules.ts';
import styles from './moderation.module.css';

/** What each role is called. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  donor: 'donor',
  moderator: 'moderator',
  professional: 'diëtist',
  administrator: 'beheerder',
};

interface Props {
  members: readonly MemberWithRoles[];
  mayGrant: boolean;
}

/** Members with their roles, and for who may, for each role the form to give it or to take it away. */
export function MemberList({ members, mayGrant }: Props) {
  if (members.length === 0) {
    return (
      <EmptyState title="Niemand gevonden">
        Klopt de naam? {mayGrant && 'Zoek anders op het hele e-mailadres.'}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.columns}>
      {members.map(({ user, roles, recordPath }) => (
        <Card as="li" key={user.id}>
          <div className={styles.member}>
            <div className={styles.who}>
              <Avatar user={user} size={50} />
              <div>
                <UserName user={{ ...user, moderator: false }} />
                {roles.length > 0 && (
                  <p className={styles.marks}>
                    {roles.map((role) => (
                      <Tag key={role} tint="sky">
                        {ROLE_NAMES[role]}
                      </Tag>
                    ))}
                  </p>
                )}
              </div>
            </div>
            <div className={styles.actions}>
              {recordPath && (
                <ButtonLink to={recordPath} variant="quiet" className="at-edge">
                  <span className="visually-hidden">{user.name}: </span>
                  Zaken en besluiten
                </ButtonLink>
              )}
              {mayGrant &&
                [...GRANTED_ROLES, ...roles.filter((role) => role === 'administrator')].map((role) => {
                  const has = roles.includes(role);
                  return <ChangeRole key={`${role} ${has}`} {...{ user, role, has }} />;
                })}
              {mayGrant && roles.includes('professional') && (
                <ButtonLink to={EXPERT_NAMES_PATH} variant="quiet" className="at-edge">
                  <span className="visually-hidden">{user.name}: </span>
                  Naam bij antwoorden
                </ButtonLink>
              )}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

interface OfUser {
  user: Pick<MemberWithRoles['user'], 'id' | 'name'>;
}

/** What is said before a role is given or taken away: what members with it read and do. */
const ROLE_WORK: Readonly<Record<GrantedRole, string>> = {
  moderator:
    'Een moderator leest alles wat deelnemers melden, ook privéberichten, en kan teksten verbergen en deelnemers laten stoppen met schrijven.',
  professional:
    'Een diëtist leest alle vragen aan de diëtist, met de naam van wie ze stelde, ook van wie anoniem wil blijven, en beantwoordt ze op de site.',
};

/** The form that gives a role or takes it away, after it said what goes with it. No form makes somebody administrator. */
function ChangeRole({ user, role, has }: OfUser & { role: GrantedRole | 'administrator'; has: boolean }) {
  const change = `${has ? 'niet meer' : 'maak'} ${ROLE_NAMES[role]}`;
  const named = (text: string) => (
    <>
      <span className="visually-hidden">{user.name}: </span>
      {text}
    </>
  );
  return (
    <ConfirmForm
      summary={named(capitalise(change))}
      icon={ShieldCheck}
      fields={{ intent: has ? 'withdraw' : 'grant', id: String(user.id), role, name: user.name }}
      confirm={named(`Ja, ${change}`)}
      destroys={has}
    >
      <p>
        {role === 'administrator'
          ? `${user.name} kan dan geen rollen meer geven. Weer beheerder worden kan alleen met een opdracht op de server.`
          : `${ROLE_WORK[role]} ${user.name} kan dat ${has ? 'dan niet meer' : 'meteen'}.`}
      </p>
    </ConfirmForm>
  );
}
