import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TelephoneLink } from './telephone-link.tsx';

it('calls the number, within which no line ends', () => {
  expect(renderToStaticMarkup(<TelephoneLink phone="030 123 45 67" />)).toBe(
    '<a href="tel:0301234567">030\u00a0123\u00a045\u00a067</a>',
  );
});
