/** The hosts of YouTube, exactly (rules.md R22). */
const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']);
const SHORT_HOST = 'youtu.be';

/** The error of any other link. */
export const WRONG_LINK = 'De link die je hebt toegevoegd is niet geldig';

/** The longest link that is read (rules.md R38). */
const LINK_MAX = 500;

/** The id of the video that a link of YouTube leads to; null for any other link (rules.md R22). */
export function youtubeIdOf(link: string): string | null {
  if (link.length > LINK_MAX) return null;
  const address = /^(www\.|m\.)?youtu/i.test(link) ? `https://${link}` : link;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  if (port || username || password) return null;
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === SHORT_HOST) return validId(first);
  if (!HOSTS.has(hostname)) return null;
  if (first === 'watch') return validId(searchParams.get('v') ?? '');
  return ['embed', 'shorts', 'live'].includes(first) ? validId(second) : null;
}

const validId = (id: string): string | null => (/^[\w-]{11}$/.test(id) ? id : null);

/** The address of a video in a frame, on the host that sets no cookies. */
export const embedUrl = (youtubeId: string): string => `https://www.youtube-nocookie.com/embed/${youtubeId}`;

/** The page of a video on YouTube. */
export const watchUrl = (youtubeId: string): string => `https://www.youtube.com/watch?v=${youtubeId}`;
