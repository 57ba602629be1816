/**
 * The cookie that tells the scripts of the pages, in all tabs, that the member logged out. It distinguishes that from a
 * session that expired, after which the member gets unsent text back. It holds no data, is a session cookie, and is removed
 * by the first page of a member who is logged in.
 */
export const LOGGED_OUT_COOKIE = 'logged-out';
