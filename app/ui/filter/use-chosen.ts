import { useState } from 'react';

/**
 * What a filter has chosen. It changes at once on a click, and becomes that of the URL again when `key`, which names what the
 * URL chooses, changes: for example by Back.
 */
export function useChosen<T>(fromUrl: T, key: string): readonly [T, (next: T) => void] {
  const [chosen, setChosen] = useState({ value: fromUrl, key });
  if (chosen.key !== key) setChosen({ value: fromUrl, key });
  return [chosen.value, (value) => setChosen({ value, key })];
}
