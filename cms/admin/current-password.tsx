'use client';

import { PasswordField, useFormFields, useFormModified, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

const FIELD = { name: 'currentPassword', label: 'Je huidige wachtwoord', required: true } as const;

/** Left to the server: an error here would also refuse other changes, after a new password was cancelled. */
const validate = () => true as const;

/** The field for the password of whoever is logged in, shown as soon as they fill in a new password. */
export function CurrentPassword() {
  const isSettingPassword = useFormFields(([fields]) => Boolean(fields.password?.value));
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const [isModified, isSubmitted] = [useFormModified(), useFormSubmitted()];
  const isSaved = !isModified && !isSubmitted; // after a refusal it stays submitted
  useEffect(() => {
    if (!isSettingPassword || !isSaved) return;
    // Payload leaves them in the form, and would send them again with the next change.
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path });
    dispatch({ type: 'UPDATE', path: FIELD.name, value: undefined });
  }, [isSettingPassword, isSaved, dispatch]);
  if (!isSettingPassword) return null;
  return <PasswordField autoComplete="current-password" field={FIELD} path={FIELD.name} validate={validate} />;
}
