import { expect, it } from 'vitest';
import { withInstructions } from './with-instructions.ts';

it('says for an empty field what to fill in, and leaves other errors as they are', () => {
  const errors = {
    Email: 'Dit is een verplicht veld',
    Title: 'Dit veld is verplicht',
    Description: 'De inleiding mag niet leeg zijn',
    Password: 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten',
    Other: 'Dit is een verplicht veld',
  };
  const instructions = {
    Email: 'Vul je e-mailadres in',
    Title: 'Schrijf een titel',
    Description: 'Schrijf waar je bericht over gaat',
    Password: 'Kies een wachtwoord',
  };
  expect(withInstructions(errors, instructions)).toEqual({
    ...errors,
    Email: 'Dit is een verplicht veld. Vul je e-mailadres in.',
    Title: 'Dit veld is verplicht. Schrijf een titel.',
    Description: 'De inleiding mag niet leeg zijn. Schrijf waar je bericht over gaat.',
  });
  expect(withInstructions(errors)).toEqual(errors);
});
