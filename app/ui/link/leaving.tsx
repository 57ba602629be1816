import { InlineScript } from '../head/inline-script.tsx';

const SCRIPT = import.meta.env.SSR
  ? `window.navigation&&navigation.addEventListener('navigate',function(e){setTimeout(function(){var d=e.destination;if(!d.sameDocument&&/^http/.test(d.url)&&!e.downloadRequest&&!e.defaultPrevented)document.documentElement.dataset.leaving=''})})`
  : '';

/**
 * Marks the page as soon as the browser begins to load another document, such as that of a link that was followed before
 * the other scripts ran. Browsers without the Navigation API mark nothing.
 */
export const LeavingScript = ({ nonce }: { nonce: string | undefined }) => <InlineScript code={SCRIPT} nonce={nonce} />;

/**
 * Whether the browser has begun to load another document. It would show that one later, whatever page the router opened
 * meanwhile; only another navigation of the browser takes its place. After a download the next link loads a document.
 */
export const isLeaving = (): boolean => 'leaving' in document.documentElement.dataset;
