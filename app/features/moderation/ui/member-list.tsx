import type { ComponentProps, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { EXPERT_NAMES_PATH } from '#app/features/advice/paths.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { ShieldCheck } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { MemberWithRoles } from '../lists/list-members.ts';
import { GRANTED_ROLES, type GrantedRole, type WithdrawnRole } from '../rules.ts';
import styles from './moderation.module.css';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  donor: 'donor',
  moderator: 'moderator',
  professional: 'diëtist',
  administrator: 'beheerder',
};

/** Members with their roles, and for each role the button to give it or to take it away. */
export function MemberList({ members }: { members: readonly MemberWithRoles[] }) {
  if (members.length === 0) {
    return <EmptyState title="Niemand gevonden">Klopt de naam? Zoek anders op het hele e-mailadres.</EmptyState>;
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
              {GRANTED_ROLES.map((role) => (
                <ChangeRole key={role} user={user} role={role} has={roles.includes(role)} />
              ))}
              {roles.includes('professional') && (
                <ButtonLink to={EXPERT_NAMES_PATH} variant="quiet">
                  <span className="visually-hidden">{user.name}: </span>
                  Naam bij antwoorden
                </ButtonLink>
              )}
              {roles.includes('administrator') && <EndAdministrator user={user} />}
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

const ChangeRole = ({ user, role, has }: OfUser & { role: GrantedRole; has: boolean }) => (
  <RoleForm user={user} changed={role} intent={has ? 'withdraw' : 'grant'} variant={has ? 'quiet' : 'secondary'}>
    <span className="visually-hidden">{user.name}: </span>
    {has ? `Niet meer ${ROLE_NAMES[role]}` : `Maak ${ROLE_NAMES[role]}`}
  </RoleForm>
);

/** The form by which somebody is administrator no more, after a confirmation, since no form makes them that again. */
const EndAdministrator = ({ user }: OfUser) => (
  <Disclosure
    summary={
      <>
        <span className="visually-hidden">{user.name}: </span>
        Niet meer beheerder
      </>
    }
    quietIcon={ShieldCheck}
  >
    <Stack gap={2}>
      <p>{user.name} kan dan geen rollen meer geven. Weer beheerder worden kan alleen met een opdracht op de server.</p>
      <RoleForm user={user} changed="administrator" intent="withdraw" variant="danger">
        Ja, neem deze rol weg
      </RoleForm>
    </Stack>
  </Disclosure>
);

interface RoleFormProps extends OfUser {
  changed: WithdrawnRole;
  intent: 'grant' | 'withdraw';
  variant: ComponentProps<typeof Button>['variant'];
  children: ReactNode;
}

function RoleForm({ user, changed, intent, variant, children }: RoleFormProps) {
  const { formData } = useNavigation();
  const sending = formData?.get('id') === String(user.id) && formData.get('role') === changed;
  return (
    <PostForm>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={user.id} />
      <input type="hidden" name="role" value={changed} />
      <Button type="submit" variant={variant} busy={sending}>
        {children}
      </Button>
    </PostForm>
  );
}
