import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** Counts how often the form of `intent` was sent and accepted: with that as its key it is then empty again. */
export function useAccepted(intent: string | undefined, refused: object | undefined): number {
  const { formData } = useNavigation();
  const sending = formData !== undefined && formData.get('intent') === (intent ?? null);
  const sent = useRef(false);
  const [accepted, setAccepted] = useState(0);
  useEffect(() => {
    if (sent.current && !sending && !refused) setAccepted((number) => number + 1);
    sent.current = sending;
  }, [sending, refused]);
  return accepted;
}
