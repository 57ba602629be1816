import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import type { PageDocument } from './read-page.ts';
import type { BlockContext } from './ui/blocks/block-context.ts';

/** A page of the editors, ready to render. */
export interface PageScreen<D extends PageDocument = PageDocument> {
  document: D;
  /** What its blocks need beside their own fields. */
  context: BlockContext;
  /** From the home page down to the page itself. */
  crumbs: Crumb[];
  /** Its absolute address. */
  url: string;
}

/** The absolute address of a page on this path. */
export const absoluteUrl = ({ platform }: RequestContext, path: string): string =>
  new URL(path, platform.config.publicUrl.origin).href;
