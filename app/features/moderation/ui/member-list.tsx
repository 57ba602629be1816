import { useNavigation } from 'react-router';
import type { Role } from '#app/platform/session/viewer.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { MemberWithRoles } from '../lists/members.ts';
import { GRANTED_ROLES, type GrantedRole } from '../rules.ts';
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
                <RoleForm key={role} id={user.id} name={user.name} role={role} has={roles.includes(role)} />
              ))}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

interface RoleFormProps {
  id: number;
  name: string;
  role: GrantedRole;
  has: boolean;
}

function RoleForm({ id, name, role, has }: RoleFormProps) {
  const { formData } = useNavigation();
  const sending = formData?.get('id') === String(id) && formData.get('role') === role;
  return (
    <PostForm>
      <input type="hidden" name="intent" value={has ? 'withdraw' : 'grant'} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="role" value={role} />
      <Button type="submit" variant={has ? 'quiet' : 'secondary'} busy={sending}>
        <span className="visually-hidden">{name}: </span>
        {has ? `Niet meer ${ROLE_NAMES[role]}` : `Maak ${ROLE_NAMES[role]}`}
      </Button>
    </PostForm>
  );
}
