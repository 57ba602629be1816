'use client';

import { PasswordField, useFormFields } from '@payloadcms/ui';

const FIELD = { name: 'currentPassword', label: 'Je huidige wachtwoord', required: true } as const;

/** The field for the password of whoever is logged in, shown while they set a new password. */
export function CurrentPassword() {
  const isSettingPassword = useFormFields(([fields]) => fields.password !== undefined);
  if (!isSettingPassword) return null;
  return <PasswordField autoComplete="current-password" field={FIELD} path={FIELD.name} />;
}
