import type { Payload } from 'payload';
import type { Role } from '../access.ts';

const PASSWORD = 'Nierdemo2026';

const USERS: { email: string; name: string; role: Role }[] = [
  { email: 'redactie@example.org', name: 'Marijke de Boer', role: 'beheerder' },
  { email: 'eindredactie@example.org', name: 'Joost Vermeulen', role: 'eindredacteur' },
  { email: 'redacteur@example.org', name: 'Samira Haddad', role: 'redacteur' },
];

/** One user for each role, with the password that the demo shows; who is there already stays as they are. */
export async function makeDemoUsers(payload: Payload): Promise<void> {
  for (const user of USERS) {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: user.email } } });
    if (totalDocs === 0) await payload.create({ collection: 'users', data: { ...user, password: PASSWORD } });
  }
}
