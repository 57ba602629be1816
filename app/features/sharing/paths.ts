import type { ShareType } from './rules.ts';

/** The first part of the path of every page about sharing by mail. */
const SHARE_PATH = '/delen';

/** The name in the path of each type of page that can be shared. */
export const SHARE_SEGMENTS = {
  article: 'artikel',
  dossier: 'dossier',
  recipe: 'recept',
  news: 'nieuws',
} as const satisfies Record<ShareType, string>;

/** A page that can be shared by mail. */
export interface ShareTarget {
  type: ShareType;
  /** The id of its document. */
  id: number;
}

/** The page with the form that shares another page by mail. */
export const sharePath = ({ type, id }: ShareTarget): string => `${SHARE_PATH}/${SHARE_SEGMENTS[type]}/${id}`;

/** The same page, once the mails are on their way. */
export const sharedPath = (target: ShareTarget): string => `${sharePath(target)}?verstuurd=true`;

export const SHARE_OPT_OUT_PATH = `${SHARE_PATH}/afmelden`;

/** The link in a shared mail to get no more of them. */
export const shareOptOutPath = (token: string): string => `${SHARE_OPT_OUT_PATH}?token=${token}`;

/** The page that tells a recipient that no more of them come. */
export const SHARE_OPTED_OUT_PATH = `${SHARE_OPT_OUT_PATH}?afgemeld=true`;
