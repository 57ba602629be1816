import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preserveTypedText } from '#app/ui/hydration/preserve-typed-text.ts';

preserveTypedText();

/** Of the functions that older browsers lack, those that came last; who has these has the others. */
const isUpToDate = 'canParse' in URL && 'groupBy' in Map && 'Segmenter' in Intl && 'toSorted' in Array.prototype;
if (!isUpToDate) await import('./older-browsers.ts').catch(() => undefined); // without a network the page stands as it is

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
