import { youtubeId } from '../../app/features/content/published/fields.ts';

const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'];

/** YouTube's id of a video, from its address or the id itself; null for anything else (R22). */
export function youtubeIdOf(text: string): string | null {
  const given = text.trim();
  const id = URL.canParse(given) ? idInAddress(new URL(given)) : given;
  return youtubeId.safeParse(id).success ? id : null;
}

function idInAddress({ protocol, hostname, port, username, password, pathname, searchParams }: URL): string {
  if (protocol !== 'https:' && protocol !== 'http:') return '';
  if (port !== '' || username !== '' || password !== '') return '';
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!HOSTS.includes(hostname)) return '';
  if (pathname === '/watch') return searchParams.get('v') ?? '';
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
}
