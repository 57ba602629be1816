import { useNavigation } from 'react-router';
import { EXPERT_NAMES_PATH } from '#app/features/advice/paths.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { ShieldCheck } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { MemberWithRoles } from '../lists/list-members.ts';
import { recordPath } from '../paths.ts';
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

/** Members with their roles, and for who may, for each role the button to give it or to take it away. */
export function MemberList({ members, mayGrant }: Props) {
  if (members.length === 0) {
    return (
      <EmptyState title="Niemand gevonden">
        Klopt de naam? {mayGrant && 'Zoek anders op het hele e-mailadres.'}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {members.map(({ user, roles }) => (
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
              <ButtonLink to={recordPath(user.id)} variant="quiet" className="at-edge">
                <span className="visually-hidden">{user.name}: </span>
                Zaken en besluiten
              </ButtonLink>
              {mayGrant &&
                GRANTED_ROLES.map((role) => (
                  <ChangeRole key={role} user={user} role={role} has={roles.includes(role)} />
                ))}
              {mayGrant && roles.includes('professional') && (
                <ButtonLink to={EXPERT_NAMES_PATH} variant="quiet" className="at-edge">
                  <span className="visually-hidden">{user.name}: </span>
                  Naam bij antwoorden
                </ButtonLink>
              )}
              {mayGrant && roles.includes('administrator') && <EndAdministrator user={user} />}
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

function ChangeRole({ user, role, has }: OfUser & { role: GrantedRole; has: boolean }) {
  const { formData } = useNavigation();
  const sending = formData?.get('id') === String(user.id) && formData.get('role') === role;
  return (
    <PostForm>
      <HiddenFields fields={{ intent: has ? 'withdraw' : 'grant', id: String(user.id), role }} />
      <Button
        type="submit"
        variant={has ? 'quiet' : 'secondary'}
        busy={sending}
        className={has ? 'at-edge' : undefined}
      >
        <span className="visually-hidden">{user.name}: </span>
        {has ? `Niet meer ${ROLE_NAMES[role]}` : `Maak ${ROLE_NAMES[role]}`}
      </Button>
    </PostForm>
  );
}

/** The form by which somebody is administrator no more, after a confirmation, since no form makes them that again. */
const EndAdministrator = ({ user }: OfUser) => (
  <ConfirmForm
    summary={
      <>
        <span className="visually-hidden">{user.name}: </span>
        Niet meer beheerder
      </>
    }
    icon={ShieldCheck}
    fields={{ intent: 'withdraw', id: String(user.id), role: 'administrator' }}
    confirm="Ja, neem deze rol weg"
  >
    <p>{user.name} kan dan geen rollen meer geven. Weer beheerder worden kan alleen met een opdracht op de server.</p>
  </ConfirmForm>
);
