import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preserveTypedText } from '#app/ui/hydration/preserve-typed-text.ts';

const handleHydrated = preserveTypedText();

function Site() {
  useEffect(handleHydrated, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});
