import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../hydration/lazy-part.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx').then((file) => file.Suggestions));

/** The `Suggestions` of a field, whose code is loaded when the field has the focus. */
export function LazySuggestions(props: ComponentProps<typeof Suggestions>) {
  const { field } = props;
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const use = () => setUsed(true);
    if (document.activeElement === input) use(); // it had the focus before this was there
    input.addEventListener('focus', use, { once: true });
    return () => input.removeEventListener('focus', use);
  }, [field]);
  if (!used) return null;
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}
