/** So many links to other sites are advertising more often than help. */
const MANY = 3;

const LINK = /(?:https?:\/\/|(?<![\p{L}\d./])www\.)([^\s/?#"'<>]{1,255})[^\s"'<>]*/giu;

/** The links to other sites than this host, where a text has many; else none. */
export function findManyLinks(text: string, ownHost: string): string[] {
  const links = [...text.matchAll(LINK)].filter(({ 1: host = '' }) => !isSameSite(host, ownHost));
  const different = new Set(links.map(([link]) => link.toLowerCase().replace(/[.,!?)]+$/, '')));
  return different.size >= MANY ? [...different] : [];
}

const isSameSite = (host: string, ownHost: string): boolean =>
  host.toLowerCase().replace(/^www\./, '') === ownHost.toLowerCase().replace(/^www\./, '');
