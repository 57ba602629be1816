/** The area of a member: every page of it begins with this. */
export const ACCOUNT_PATH = '/account';
export const PROFILE_PATH = `${ACCOUNT_PATH}/profiel`;
export const SETTINGS_PATH = `${ACCOUNT_PATH}/instellingen`;

/** After registering, until the e-mail address is confirmed. */
export const REGISTERED_PATH = '/registreren_klaar';
export const RETRY_VERIFICATION_PATH = '/verificatie-mail-opnieuw-versturen';
export const CONFIRM_EMAIL_PATH = '/email-bevestigen';

/** Pages about a password: every one of them begins with this. */
export const PASSWORD_PATH = '/wachtwoord';
export const FORGOT_PASSWORD_PATH = `${PASSWORD_PATH}/vergeten`;
export const NEW_PASSWORD_PATH = `${PASSWORD_PATH}/opnieuw-instellen`;

/** The link of a verification mail (decisions.md 27). */
export const confirmEmailPath = (token: string): string => `${CONFIRM_EMAIL_PATH}?token=${token}`;

/** The link of a mail with which a new password is chosen. */
export const newPasswordPath = (of: { email: string; token: string }): string =>
  `${NEW_PASSWORD_PATH}?${new URLSearchParams(of)}`;
