import { createContext } from 'react';

/** Moderators keep the viewer from writing until then; null for good. The decision to do so has this code. */
export interface PauseOnPage {
  until: string | null;
  code: string;
}

/** Set while the viewer may not write: a notice then stands in the place of each form to write. */
export const PauseContext = createContext<PauseOnPage | null>(null);
