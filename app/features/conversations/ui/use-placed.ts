import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** Counts how often one of the `intents` was sent and accepted: a form with that as its key is then empty again. */
export function usePlaced(intents: readonly string[], refused: boolean): number {
  const { formData } = useNavigation();
  const sending = intents.includes(String(formData?.get('intent')));
  const sent = useRef(false);
  const [placed, setPlaced] = useState(0);
  useEffect(() => {
    if (sent.current && !sending && !refused) setPlaced((number) => number + 1);
    sent.current = sending;
  }, [sending, refused]);
  return placed;
}
