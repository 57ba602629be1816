import { useEffect, useState } from 'react';

export type LaterParts = typeof import('./later-parts.ts');

/** The parts of a recipe's page that load after it; null until then, and without a network. */
export function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState<LaterParts | null>(null);
  useEffect(() => {
    import('./later-parts.ts').then(setParts, () => {});
  }, []);
  return parts;
}
