import { useFormBackgroundProcessing, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Gives a function that does this as soon as no save is running. Payload disables its buttons during an automatic save, and
 * a press at that moment would be lost.
 */
export function useAfterSaves(act: () => Promise<void>): () => void {
  const isSaving = [useFormBackgroundProcessing(), useFormProcessing()].includes(true);
  const [isWanted, setWanted] = useState(false);
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted || isSaving) return;
    setWanted(false);
    void run();
  }, [isWanted, isSaving]);
  return () => setWanted(true);
}
