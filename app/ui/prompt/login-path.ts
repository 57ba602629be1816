/** The login page, with the way back to the page where the reader was. */
export function loginPath(path?: string): string {
  return path && path !== '/' ? `/inloggen?afterLoginUrl=${encodeURIComponent(path)}` : '/inloggen';
}
