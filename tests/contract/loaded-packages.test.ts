import { expect, test, vi } from 'vitest';
import { openTestSite } from '#tests/support/test-site.ts';

const loaded = vi.hoisted(() => [] as string[]);
/** Gives the factory that stands for a package and records that it was loaded. */
const record = vi.hoisted(() => (name: string) => () => {
  loaded.push(name);
  return vi.importActual<object>(name);
});

vi.mock('jsdom', record('jsdom'));
vi.mock('dompurify', record('dompurify'));
vi.mock('sharp', record('sharp'));
vi.mock('nodemailer', record('nodemailer'));
vi.mock('@react-email/render', record('@react-email/render'));
vi.mock('postal-mime', record('postal-mime'));
vi.mock('@aws-sdk/client-s3', record('@aws-sdk/client-s3'));
vi.mock('@fastify/swagger', record('@fastify/swagger'));
vi.mock('@scalar/fastify-api-reference', record('@scalar/fastify-api-reference'));
vi.mock('sitemap', record('sitemap'));
vi.mock('@simplewebauthn/server', record('@simplewebauthn/server'));
vi.mock('otpauth', record('otpauth'));
vi.mock('uqr', record('uqr'));
vi.mock('@zxcvbn-ts/language-common', record('@zxcvbn-ts/language-common'));

test('a web process starts without the packages that only the worker and rare requests need', async () => {
  const site = await openTestSite();
  await site.close();
  expect(loaded).toEqual([]);
});

test('and such a package is seen when it is loaded', async () => {
  await import('jsdom');
  expect(loaded).toEqual(['jsdom']);
});
