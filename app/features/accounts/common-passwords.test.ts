import { expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { isCommonPassword } from './common-passwords.ts';
import { newPassword } from './contract.ts';

it.each(['password1', 'PassWord1', '1234567', 'abc12345', 'qwerty123', 'letmein1'])(
  'R4 %s is too common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each([
  ...['welkom01', 'Welkom2024!', 'geheim123', 'G3h31m123', 'w@chtw00rd1', 'Wachtwoord_1', '1hallohallo', 'welkom1234'],
  ...['zomer2025', 'Winter24', 'januari1', 'maandag1!', 'Kerst2026'],
  ...['ajax1900', 'feyenoord1908', 'PSV-1913', 'fctwente1', 'maxverstappen33'],
  ...['amsterdam020', 'Rotterdam10', 'denhaag070', 'friesland1', 'België2026'],
  ...['johan1974', 'Marieke85', 'anna0312', 'sophie12031985', 'mohammed786', 'mama1234', 'schatje11111', 'snoopy007'],
  ...['nieren01', 'niergenoten1', 'Dialyse2026', 'donor2024', 'qwertyuiop12', 'azerty123456'],
  ...[
    'Wachtwoord1!',
    'Zomer2026',
    'Nov2026!',
    'mijnwachtwoord1',
    'Wacht1woord',
    'Opa19511',
    'mijnnier1',
    'Nieren2026!',
  ],
  ...[
    'Jantje123',
    'Pietje01',
    'Keesje1955',
    'Beppie12',
    'Bertha44',
    'Geertruida1',
    'Theodorus1',
    'Truus1950',
    'Kleinkinderen4',
  ],
  ...['Annie&Piet50', 'JanenTruus1', 'annaenpiet7', 'Wim&Toos1', 'LisaEnTom2', 'Lotte06Daan08', 'Jip en Janneke 1'],
  ...[
    'DeJong1',
    'Jansen01',
    'deVries1!',
    'Visser1960',
    'Achternaam1',
    'ikhouvanhenk1',
    'Mijnhond1',
    'Bobbie12',
    'Tommie2012',
  ],
  ...[
    'Dorpsstraat12',
    'dorpsstraat 12',
    'Molenweg45',
    'Schoolstraat22a',
    'Julianalaan10!',
    '1234AB12',
    'Postcode1234AB',
  ],
  ...[
    'Feyenoord010',
    'PSVeindhoven1',
    'Cruijff14',
    'JohanCruijff14',
    'HupHolland1',
    'Hup Holland 1',
    'Abba1974',
    'Elvis1956',
  ],
  ...['Camping1', 'caravan12', 'Volkstuin7', 'Klaverjassen1', 'Bingo1234', 'Kadett87', 'Paashaas1', 'Thuis123'],
  ...['Prednison5', 'Bloeddruk1', 'Creatinine1', 'Kalium123', 'Huisarts1', 'nierpatient1', '0123456789a', '5mei1945'],
  ...['12031985', '12-03-1985', '1-3-1985', '19850312', '1212121', '98765432'],
])('R4 %s is made as people make passwords', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  ...['annaleest3boeken', 'welkom in 3 talen', 'tuinkabouter7', 'korenbloem8', 'geheim-woord-1', 'iets-anders-9'],
  ...['anna7391', 'welkom58291', 'ajaxpsv1', '0612345678', '48213975', 'fiets4paraplu', 'Xk7-prul', 'zeemeermin19'],
  ...[
    'kat tuin fiets 7',
    'omafietsthard3',
    'jan7391',
    'Vanille-weg-hond-3',
    '9 straten ver',
    'mijngrijzemuts5',
    'wegwijzer8',
  ],
])('R4 %s may be chosen', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

it.each(['a', '1', '12', 'a1', '@'])('R4 takes time in proportion to a password of %j', async (part) => {
  await expectLinear(256, (size) => isCommonPassword(part.repeat(size)));
});

it.each(['Nierdemo2026', 'zonnebloem7', 'password1 en meer'])('R4 %s is not too common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

it.each([
  ['aaaaaa7', null],
  ['aaaaa7', 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten'],
  ['zonnebloem', 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten'],
  ['      7', null], // spaces count
  [`7${'a'.repeat(255)}`, null],
  [`7${'a'.repeat(256)}`, 'Het wachtwoord mag niet langer dan 256 tekens zijn'],
  ['', 'Dit is een verplicht veld'],
])('R4 for %j the error is %j', (password, message) => {
  expect(newPassword.safeParse(password).error?.issues[0]?.message ?? null).toBe(message);
});
