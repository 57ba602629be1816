import { expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { THOROUGH } from '#tests/support/thorough.ts';
import { speaksForSite } from './speaks-for-site.ts';

it.each([
  'redactie',
  'Redactie',
  'redactie_niergenoten',
  'team-niergenoten',
  'd1etist',
  'diëtist',
  'DIETIST',
  'di-etist',
  'd.i.e.t.i.s.t',
  'dіetіst',
  'rеdасtiе',
  'r3d4ct1e',
  'redactie2',
  'niergen0ten',
  'niergenoten\u200b',
  'nier\u00adgenoten',
  'moderatie',
  'rnoderator',
  'Moderator Anna',
  'beheer',
  'site_beheerder',
  'SiteAdmin',
  'admin1',
  'ad-min',
  'de arts',
  'arts',
  'arts_jansen',
  '4rts',
  'ａｒｔｓ',
  'Team Niergenoten',
  'niergenoten.nl',
  'webmaster-x',
  'Νiergenoten',
  'Μоderatie',
  'Dr. Jansen, arts',
  'Jansen, arts',
  'Nier(genoten)',
  'redacti3',
  'clietist_Anna',
  'moclerator',
  '6eheer',
  'dokterjan',
  'dr_arts',
  'siteadmin',
  'redactieniergenoten',
  'moderatornina',
  'peterniergenoten',
  '24redactie',
])('%j speaks for the site', (name) => {
  expect(speaksForSite(name)).toBe(true);
});

it.each([
  'Anna',
  'Jan Arts',
  'beheersing',
  'zelfbeheersing',
  'Lisa Dokter',
  'Clara',
  'Drina',
  'supporter',
  'aarts_1960',
  'badminton_piet',
  'ajax-supporter',
  'hartsvriend',
  'Maarten',
  'nierpatient',
  'donor_2024',
  'Dé Vries',
  'Иван',
  '1234',
])('%j does not', (name) => {
  expect(speaksForSite(name)).toBe(false);
});

it('takes time in proportion to the name', async () => {
  await expectLinear(THOROUGH ? 5000 : 1000, (size) => speaksForSite('aA1_'.repeat(size)));
});
