/**
 * The cookie that says to the pages themselves, in all tabs, that whoever was here logged out: not that a session ended,
 * after which the same member is to find again what was being typed. It holds nothing, lives as long as the tabs do, and
 * is taken away by the first page that somebody sees who is logged in.
 */
export const LOGGED_OUT_COOKIE = 'logged-out';
