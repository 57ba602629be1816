import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** Counts how often the form of `intent` was sent and accepted: with that as its key it is then empty again. */
export function usePlaced(intent: string, refused: boolean): number {
  const { formData } = useNavigation();
  const sending = formData?.get('intent') === intent;
  const sent = useRef(false);
  const [placed, setPlaced] = useState(0);
  useEffect(() => {
    if (sent.current && !sending && !refused) setPlaced((number) => number + 1);
    sent.current = sending;
  }, [sending, refused]);
  return placed;
}
