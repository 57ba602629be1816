/** The page with the cookie settings, which leads back to where the reader was. */
export function cookiesPath(path: string): string {
  return path.startsWith('/cookies') ? '/cookies' : `/cookies?terug=${encodeURIComponent(path)}`;
}
