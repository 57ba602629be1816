import type { Payload } from 'payload';
import type { Role } from '../access.ts';

/**
 * Makes a user, or gives the one with this address a new password and role, unlocks the account and ends its sessions.
 */
export async function saveUser(
  payload: Payload,
  { email, name, role, password }: { email: string; name: string | undefined; role: Role; password: string },
): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
  const [known] = docs;
  if (!known) {
    await payload.create({ collection: 'users', data: { email, name: name ?? email, role, password } });
    return;
  }
  await payload.update({ collection: 'users', id: known.id, data: { role, password, ...(name && { name }) } });
  await payload.unlock({ collection: 'users', data: { email, password }, overrideAccess: true });
}
