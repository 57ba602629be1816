import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/** How often the form with this `intent` was submitted without an error. As its React key it empties the form each time. */
export function useSubmissionCount(intent: string | undefined, formError: object | undefined): number {
  const { formData } = useNavigation();
  const sending = formData !== undefined && formData.get('intent') === (intent ?? null);
  const sent = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (sent.current && !sending && !formError) setCount((number) => number + 1);
    sent.current = sending;
  }, [sending, formError]);
  return count;
}
