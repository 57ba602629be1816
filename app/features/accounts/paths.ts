/** The account area: the path of each of its pages begins with this. */
export const ACCOUNT_PATH = '/account';
export const SETTINGS_PATH = `${ACCOUNT_PATH}/instellingen`;

/** The settings, at the section with this id. */
export const settingPath = (section: string): string => `${SETTINGS_PATH}#${section}`;

/** The same, with the form of that section. */
export const editSettingPath = (section: string): string => `${SETTINGS_PATH}?wijzig=${section}#${section}`;

/** All that is kept about the member: as a page to read, and as JSON. */
export const MEMBER_DATA_PAGE_PATH = `${ACCOUNT_PATH}/gegevens/niergenoten-gegevens.html`;
export const MEMBER_DATA_JSON_PATH = `${ACCOUNT_PATH}/gegevens/niergenoten-gegevens.json`;

/** The page to delete the account, and the page after that. */
export const DELETE_ACCOUNT_PATH = `${ACCOUNT_PATH}/verwijderen`;
export const ACCOUNT_DELETED_PATH = '/account-verwijderd';

/** The pages between registering and the confirmation of the e-mail address. */
export const REGISTERED_PATH = '/registreren_klaar';
export const RETRY_VERIFICATION_PATH = '/verificatie-mail-opnieuw-versturen';
export const CONFIRM_EMAIL_PATH = '/email-bevestigen';
export const VERIFICATION_ERROR_PATH = '/verificatie-mail-fout';

/** The home page, which greets who has just logged in. */
export const SIGNED_IN_PATH = '/?user_signed_in=true';

/** The page for the second step of a login. */
const LOGIN_CODE_PATH = '/inloggen/code';

/** That page, with the way back to where the login leads. */
export const loginCodePath = (afterLoginUrl: string): string =>
  afterLoginUrl ? `${LOGIN_CODE_PATH}?${new URLSearchParams({ afterLoginUrl })}` : LOGIN_CODE_PATH;

/** The page to ask for a link to log in, and the page of that link. */
export const REQUEST_LOGIN_LINK_PATH = '/inloggen/mail';
export const LOGIN_LINK_PATH = '/inloggen/link';

/** The link in the mail to log in. */
export const loginLinkPath = (token: string): string => `${LOGIN_LINK_PATH}?token=${token}`;

/** The pages to confirm a new e-mail address, and of their outcome. */
export const CONFIRM_NEW_EMAIL_PATH = '/email-wijzigen';
export const EMAIL_CHANGED_PATH = '/email-gewijzigd';
export const EMAIL_CHANGE_ERROR_PATH = '/email-gewijzigd-fout';

/** The page on which the reader of a mail about what is new ends these mails, or gets them again. */
export const STOP_MAILS_PAGE_PATH = '/e-mails/afmelden';

/** That page, for the member to whom this token was mailed. */
export const stopMailsPagePath = (token: string): string => `${STOP_MAILS_PAGE_PATH}?${new URLSearchParams({ token })}`;

/** The path of each page about passwords begins with this. */
export const PASSWORD_PATH = '/wachtwoord';
export const FORGOT_PASSWORD_PATH = `${PASSWORD_PATH}/vergeten`;
export const NEW_PASSWORD_PATH = `${PASSWORD_PATH}/opnieuw-instellen`;

/** The link in a verification mail (choices.md 27). */
export const confirmEmailPath = (token: string): string => `${CONFIRM_EMAIL_PATH}?token=${token}`;

/** The link in the mail to a new address (choices.md 27). */
export const confirmNewEmailPath = (token: string): string => `${CONFIRM_NEW_EMAIL_PATH}?token=${token}`;

/** The link in a mail to choose a new password. */
export const newPasswordPath = (query: { email: string; token: string }): string =>
  `${NEW_PASSWORD_PATH}?${new URLSearchParams(query)}`;

/** The call for what a device answers to log in with a passkey. */
export const PASSKEY_OPTIONS = { method: 'POST', path: '/api/v1/login/passkey/options' } as const;
