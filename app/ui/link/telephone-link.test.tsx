import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import styles from './telephone-link.module.css';
import { TelephoneLink } from './telephone-link.tsx';

it('calls the number, within which no line ends', () => {
  expect(renderToStaticMarkup(<TelephoneLink phone="030 123 45 67" />)).toBe(
    `<a href="tel:0301234567"><span class="${styles.number}">030 123 45 67</span></a>`,
  );
  expect(readFileSync('app/ui/link/telephone-link.module.css', 'utf8')).toMatch(/\.number \{\s+white-space: nowrap;/);
});
