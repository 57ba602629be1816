import { expect, it } from 'vitest';
import { findPersonalDetails } from './question-form.tsx';

it.each([
  ['Ik heet Anna en heb een vraag.', ['je naam']],
  ['mijn naam is Jan', ['je naam']],
  ['Mail me op jan@example.nl of bel 06-12345678.', ['een e-mailadres', 'een telefoonnummer']],
  ['Bel +31 6 12 34 56 78', ['een telefoonnummer']],
  ['Ik woon in de Dorpsstraat 12, 3511 AB Utrecht', ['een postcode', 'een adres']],
  ['Mijn kalium is 5,4 en mijn eGFR 23. Ik ben van 1961 en heet geen bananen goed.', []],
  ['Mag ik 2000 mg of 1500 ml per dag?', []],
])('finds in %j: %j', (text, found) => {
  expect(findPersonalDetails(text)).toEqual(found);
});
