import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { ROLES } from '../access.ts';
import config from '../payload.config.ts';
import { requireSettings, settings } from '../settings.ts';
import { report } from './report.ts';
import { saveUser } from './save-user.ts';

/**
 * npm run cms:user -- --email jij@example.org --name 'Jouw naam' --role beheerder
 * Makes a user, or gives the one with this address a new password and role. The password comes from CMS_USER_PASSWORD; else
 * one is generated and shown. It is never an argument, because other users of the machine can see those.
 */
const { values } = parseArgs({
  args: JSON.parse(settings.user.arguments),
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'beheerder' } },
});
const role = ROLES.find((known) => known === values.role);
if (!values.email || !role) throw new Error(`Geef --email en een --role: ${ROLES.join(', ')}.`);

requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
const given = settings.user.password;
const password = given || randomBytes(12).toString('base64url');
await saveUser(payload, { email: values.email, name: values.name, role, password });
report({ type: 'message', text: `${values.email} is ${role}.${given ? '' : ` Wachtwoord: ${password}`}` });
