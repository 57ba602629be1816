import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { ROLES } from '../access.ts';
import config from '../payload.config.ts';
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts';
import { requireSettings, settings } from '../settings.ts';
import { report } from './report.ts';
import { saveUser } from './save-user.ts';

/**
 * npm run cms:user -- --email jij@example.org --name 'Jouw naam' --role beheerder
 * Makes a user, or gives the one with this address a new password and role. The password comes from CMS_USER_PASSWORD; else
 * one is generated and shown. It is never an argument, because other users of the machine can see those.
 *
 * npm run cms:user -- --email jij@example.org --without-second-factor
 * Takes the second factor away from a user who lost it, and changes nothing else.
 */
const { values } = parseArgs({
  args: JSON.parse(settings.user.arguments),
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'beheerder' },
    'without-second-factor': { type: 'boolean', default: false },
  },
});
const role = ROLES.find((known) => known === values.role);
if (!values.email || !role) throw new Error(`Geef --email en een --role: ${ROLES.join(', ')}.`);
const { email, name } = values;

requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
if (values['without-second-factor']) {
  if (!(await removeSecondFactor(payload, email))) {
    report({ type: 'error', text: `Er is geen gebruiker met het adres ${email}.` });
    process.exit(1); // Payload, which runs this, ends with 0 whatever `exitCode` says
  }
  report({ type: 'message', text: `${email} heeft geen tweede stap meer, en is overal uitgelogd.` });
} else {
  const given = settings.user.password;
  const password = given || randomBytes(12).toString('base64url');
  await saveUser(payload, { email, name, role, password });
  report({ type: 'message', text: `${email} is ${role}.${given ? '' : ` Wachtwoord: ${password}`}` });
}
