/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 50;
