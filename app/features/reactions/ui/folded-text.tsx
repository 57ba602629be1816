import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { EyeOff } from '#app/ui/icon/icons.ts';

/** What a member wrote whom the viewer blocks, folded until the viewer opens it. */
export const FoldedText = ({ children }: { children: ReactNode }) => (
  <Disclosure summary="Bericht van iemand die je hebt geblokkeerd. Toon het toch" quietIcon={EyeOff}>
    {children}
  </Disclosure>
);
