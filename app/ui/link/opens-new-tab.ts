import type { MouseEvent } from 'react';

/** Whether a click on a link, by its modifier keys, asks the browser to open the link in another tab or window. */
export const opensNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey;
