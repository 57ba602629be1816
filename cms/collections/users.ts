import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload';
import { Forbidden, ValidationError } from 'payload';
import { mayManage, mayRead, ROLES, roleOf, when } from '../access.ts';
import { equaliseLoginTime } from '../login/equalise-login-time.ts';
import { limitLoginAttempts } from '../login/limit-login-attempts.ts';
import { refuseCrossSite } from '../login/refuse-cross-site.ts';
import { requireCurrentPassword } from '../login/require-current-password.ts';
import { confirmedSession } from '../second-factor/confirmed-session.ts';
import { giveRecoveryCodes, requireCode } from '../second-factor/require-code.ts';
import { settings } from '../settings.ts';

const LABELS = { redacteur: 'Redacteur', eindredacteur: 'Eindredacteur', beheerder: 'Beheerder' };

const PASSWORD_LENGTH = 12;

/** The users of the CMS. They are no members of the site. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Gebruiker', plural: 'Gebruikers' },
  admin: {
    group: 'Beheer',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    hidden: ({ user }) => !mayManage(roleOf({ user: user as unknown as PayloadRequest['user'] })),
  },
  auth: {
    tokenExpiration: 8 * 60 * 60, // a working day, in seconds
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: settings.cmsUrl.startsWith('https:') },
    removeTokenFromResponses: true,
    strategies: [confirmedSession],
  },
  access: {
    admin: ({ req }) => mayRead(roleOf(req)),
    read: when(mayRead),
    create: when(mayManage),
    update: ({ req, id }) => mayManage(roleOf(req)) || (mayRead(roleOf(req)) && req.user?.id === id),
    delete: when(mayManage),
    unlock: when(mayManage),
  },
  hooks: {
    beforeOperation: [
      refuseCrossSite,
      limitLoginAttempts,
      equaliseLoginTime,
      refuseAnonymous,
      requireStrongPassword,
      requireCurrentPassword,
    ],
    beforeLogin: [requireCode],
    afterOperation: [giveRecoveryCodes],
  },
  fields: [
    {
      name: 'currentPassword', // of whoever is logged in (login/require-current-password.ts)
      label: 'Je huidige wachtwoord',
      type: 'text',
      virtual: true,
      access: { create: () => false },
      admin: {
        components: { Field: '/admin/current-password.tsx#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', label: 'Naam', type: 'text', required: true },
    {
      name: 'role',
      label: 'Rol',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'redacteur',
      options: ROLES.map((role) => ({ value: role, label: LABELS[role] })),
      access: { create: when(mayManage), update: when(mayManage) },
      admin: {
        description:
          'Een redacteur schrijft concepten. Een eindredacteur publiceert ook. Een beheerder gaat ook over gebruikers, menu’s, doorverwijzingen en zinnen bij huisregels.',
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      label: 'Een tweede stap bij het inloggen',
      admin: {
        components: { Field: '/admin/second-factor/second-factor-setting.tsx#SecondFactorSetting' },
        disableListColumn: true,
      },
    },
  ],
};

/**
 * Payload lets any visitor make the first user, and mails links to reset a password. Here only a beheerder makes users and
 * resets passwords, or the operator with `npm run cms:user`.
 */
function refuseAnonymous({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const isAnonymous = req.payloadAPI !== 'local' && !req.user;
  if ((operation === 'create' && isAnonymous) || operation === 'forgotPassword' || operation === 'resetPassword') {
    throw new Forbidden(req.t);
  }
  return args;
}

function requireStrongPassword({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  if (
    (operation === 'create' || operation === 'update') &&
    typeof password === 'string' &&
    password !== '' &&
    password.length < PASSWORD_LENGTH
  ) {
    const message = `Een wachtwoord heeft ${PASSWORD_LENGTH} tekens of meer.`;
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t);
  }
  return args;
}
