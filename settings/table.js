import { rateLimits, sessions, streams, uploads } from './limits.js';
import { emailAddress, flag, list, oneOf, secret, someOf, text, url, wholeNumber } from './parsers.js';

// All settings, in the order of .env.example. Plain JavaScript without packages: `npm start` reads it on Node 20 before
// anything is installed. After a change: npm run generate:settings.

/** @typedef {Record<string, import('./setting.ts').Setting>} Settings */

const server = /** @type {const} @satisfies {Settings} */ ({
  PORT: {
    parse: wholeNumber(1, 65_535),
    default: '3000',
    readBy: ['site'],
    help: 'The port on which the site listens.',
  },
  HOST: { parse: text(), default: '127.0.0.1', readBy: ['site'], help: 'The address on which site and CMS listen.' },
  PUBLIC_URL: {
    parse: url('http', 'https'),
    example: 'http://localhost:3000',
    readBy: ['site', 'cms'],
    help: 'The address that readers use. Behind a proxy it differs from HOST and PORT.',
  },
  TRUST_PROXY: {
    parse: text(),
    readBy: ['site', 'cms'],
    help: 'Addresses or networks of the proxies in front, whose X-Forwarded-For is believed.',
  },
  REQUEST_SECONDS: {
    parse: wholeNumber(1, 600),
    default: '30',
    readBy: ['site'],
    help: 'The longest that receiving a request may take, and that a connection may stand still (rules.md R33).',
  },
  WEB_PROCESSES: {
    parse: wholeNumber(1, 64),
    default: '1',
    readBy: ['site'],
    help: 'How many web processes share the port.',
  },
});

const storage = /** @type {const} @satisfies {Settings} */ ({
  DATA_DIR: {
    parse: text(),
    default: '.data',
    readBy: ['site', 'cms'],
    help: 'The folder for secrets, mails, pictures and the embedded database.',
  },
  DATABASE_URL: {
    parse: url('postgres', 'postgresql'),
    example: 'postgres://niergenoten:secret@localhost/niergenoten',
    readBy: ['site', 'migration'],
    requiredBy: ['site', 'migration'],
    secret: true,
    help: 'A PostgreSQL 15 or later of your own. Without it npm start uses the embedded one, for trying out and developing.',
  },
  DATABASE_POOL: {
    parse: wholeNumber(2),
    default: '10',
    readBy: ['site'],
    help: 'The most connections to the database for each process of the site.',
  },
  DATABASE_SECONDS: {
    parse: wholeNumber(1, 600),
    default: '10',
    readBy: ['site'],
    help: 'The longest that a statement of the site may take; waiting for a lock half of that.',
  },
  SESSION_SECRET: {
    parse: secret(),
    readBy: ['site'],
    requiredBy: ['site'],
    secret: true,
    help: 'Required with DATABASE_URL (32 characters or more); generated into DATA_DIR with the embedded database.',
  },
  DEMO: {
    parse: flag(),
    readBy: ['site', 'cms'],
    help: 'With 1 an empty database is filled with the people of the demo. The default is 1 with the embedded database, else 0.',
  },
  SECOND_FACTOR_REQUIRED: {
    parse: someOf('moderator', 'professional', 'administrator'),
    example: 'moderator,professional,administrator',
    readBy: ['site'],
    help: 'The roles that hold only after a second factor at login, or none. The default is all of the example, in the demo none.',
  },
  HOLD_AFTER_REPORTERS: {
    parse: wholeNumber(0),
    example: '2',
    readBy: ['site'],
    help: 'After reports by so many people within a week what a member places waits for a moderator; with 0 never. The default is 2, in the demo, whose accounts are shared, 0.',
  },
  SMTP_URL: {
    parse: url('smtp', 'smtps'),
    example: 'smtp://user:secret@localhost:587',
    readBy: ['site'],
    secret: true,
    help: 'Without it mails become files in DATA_DIR/outbox and, in the demo, can be read at /dev/mail.',
  },
  MAIL_FROM: {
    parse: text(),
    default: 'Niergenoten <noreply@example.org>',
    readBy: ['site'],
    help: 'The sender of all mails.',
  },
  MEDIA_URL: {
    parse: url('s3'),
    example: 's3://key:secret@s3.example.org/bucket?region=eu-central-1',
    readBy: ['site', 'cms'],
    secret: true,
    help: 'An S3-compatible store for pictures. Without it they are in DATA_DIR/media.',
  },
});

const cms = /** @type {const} @satisfies {Settings} */ ({
  CMS: { parse: flag(), default: '1', readBy: ['start'], help: 'With 0 npm start does not start the CMS.' },
  CMS_PORT: {
    parse: wholeNumber(1, 65_535),
    default: '3001',
    readBy: ['start'],
    help: 'The port on which the CMS listens.',
  },
  CMS_URL: {
    parse: url('http', 'https'),
    default: (/** @type {(name: string) => string} */ textOf) => `http://localhost:${textOf('CMS_PORT')}`,
    readBy: ['site', 'cms'],
    help: 'The address that editors use.',
  },
  CONTENT: {
    parse: flag(),
    default: '1',
    readBy: ['start'],
    help: 'With 0 npm start neither imports content/ into the CMS of the demo (npm run content:import does) nor makes the pictures of its blogs.',
  },
  CMS_DATABASE_URL: {
    parse: url('postgres', 'postgresql'),
    example: 'postgres://niergenoten_cms:secret@localhost/niergenoten',
    readBy: ['cms', 'migration'],
    requiredBy: ['cms'],
    secret: true,
    help: 'With DATABASE_URL: the same database under a role of its own. The embedded database has that role by itself.',
  },
  CMS_SECRET: {
    parse: secret(),
    readBy: ['cms'],
    requiredBy: ['cms'],
    secret: true,
    help: 'Required with CMS_DATABASE_URL (32 characters or more); generated with the embedded database.',
  },
  CMS_SECOND_FACTOR_REQUIRED: {
    parse: flag(),
    readBy: ['cms'],
    help: 'With 1 each user of the CMS needs a second factor at login, with 0 each chooses. The default is 1, in the demo 0.',
  },
  PREVIEW_SECRET: {
    parse: secret(),
    readBy: ['site', 'cms'],
    requiredBy: ['cms'],
    secret: true,
    help: 'As CMS_SECRET, and known to the site as well: with it the CMS signs the addresses at which the site shows drafts.',
  },
});

const operation = /** @type {const} @satisfies {Settings} */ ({
  LOG_LEVEL: {
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    default: 'info',
    readBy: ['site'],
    help: 'What is logged: fatal, error, warn, info, debug, trace or silent.',
  },
  METRICS_HOSTS: {
    parse: list(),
    default: '127.0.0.1,::1,::ffff:127.0.0.1',
    readBy: ['site'],
    help: 'The addresses that may read /metrics and, outside the demo, /api/docs; and the hosts at which they ask for it.',
  },
  CAPTCHA_COST: {
    parse: wholeNumber(1),
    default: '1000',
    readBy: ['site'],
    help: 'How much a browser computes for the captcha; higher is slower for robots and for old phones.',
  },
});

const contact = /** @type {const} @satisfies {Settings} */ ({
  CONTACT_EMAIL: {
    parse: emailAddress(),
    default: 'contact@example.org',
    readBy: ['site'],
    help: 'The e-mail address that the site gives to readers.',
  },
  INFOLINE_PHONE: {
    parse: text(),
    default: '0800 000 0000',
    readBy: ['site'],
    help: 'The telephone number of the infoline.',
  },
  MAGAZINE_URL: {
    parse: url('https', 'http'),
    default: 'https://www.nieren.nl/',
    readBy: ['site'],
    help: 'The address of the magazine.',
  },
});

const tests = /** @type {const} @satisfies {Settings} */ ({
  CHROMIUM_PATH: {
    parse: text(),
    example: '/usr/bin/chromium',
    readBy: ['tests'],
    help: 'The Chromium of the browser tests. Without it one is looked for, then installed.',
  },
});

/** The parts of the table, each with its title in .env.example. */
export const SECTIONS = [
  { title: 'Where the site listens', settings: server },
  { title: 'Database, files and mail', settings: storage },
  { title: 'The CMS (docs/operating.md)', settings: cms },
  { title: 'Operation', settings: operation },
  { title: 'Contact details that the site shows', settings: contact },
  { title: 'Rate limits: number/seconds, by one member or, without one, one network', settings: rateLimits },
  { title: 'Pictures that are uploaded', settings: uploads },
  { title: 'Sessions', settings: sessions },
  { title: 'Event streams', settings: streams },
  { title: 'For the tests only', settings: tests },
];

export const SETTINGS = {
  ...server,
  ...storage,
  ...cms,
  ...operation,
  ...contact,
  ...rateLimits,
  ...uploads,
  ...sessions,
  ...streams,
  ...tests,
};
