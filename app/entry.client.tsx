import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepTypedText } from './ui/hydration/keep-typed-text.ts';

const handleHydrated = keepTypedText();

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
