// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { removeStoredValues } from './remove-stored-values.ts';
import { storedValue } from './stored-value.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const open = () => storedValue<string>('test', (stored) => String(stored));

it('is removed with all others of its reader, and what belongs to the site stays', () => {
  localStorage.setItem('text-size', 'large');
  const [hidden, shown] = [open(), open()];
  const listener = vi.fn();
  shown.subscribe(listener);
  hidden.write('van Anna');
  expect([hidden.read(), shown.read()]).toEqual(['van Anna', 'van Anna']);
  removeStoredValues();
  expect(listener).toHaveBeenCalled();
  expect([hidden.read(), shown.read()]).toEqual(['null', 'null']);
  expect({ ...localStorage }).toEqual({ 'text-size': 'large' });
});

it('lives as long as the page where the storage is full', () => {
  const value = open();
  value.write('eerst');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  value.write('dan');
  expect(value.read()).toBe('dan');
});
