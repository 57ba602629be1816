/** The page of the account area about how a member logs in. */
export const KEYS_PATH = '/account/inloggen';
