import { rateLimit, wholeNumber } from './parsers.js';

// The rows of the table for rate limits, uploads and sessions.

/** @typedef {Record<string, import('./setting.ts').Setting>} Settings */

export const rateLimits = /** @type {const} @satisfies {Settings} */ ({
  LIMIT_USERNAME_LOOKUP: {
    parse: rateLimit(),
    default: '20/60',
    readBy: ['site'],
    help: 'Looking up whether a user name is free (rules.md R3).',
  },
  LIMIT_LOGIN: {
    parse: rateLimit(),
    default: '100/3600',
    readBy: ['site', 'cms'],
    help: 'Attempts to log in (rules.md R2), at the site and at the CMS each; at the site those that fail.',
  },
  LIMIT_REGISTER: {
    parse: rateLimit(),
    default: '60/3600',
    readBy: ['site'],
    help: 'Submits of the registration form, each attempt counted.',
  },
  LIMIT_FORGOT_PASSWORD: {
    parse: rateLimit(),
    default: '10/3600',
    readBy: ['site'],
    help: 'Requests for a mail to choose another password.',
  },
  LIMIT_RECONFIRM_EMAIL: {
    parse: rateLimit(),
    default: '10/3600',
    readBy: ['site'],
    help: 'Requests for another mail to confirm the address of a registration.',
  },
  LIMIT_REQUEST_LOGIN_LINK: {
    parse: rateLimit(),
    default: '10/3600',
    readBy: ['site'],
    help: 'Requests for a mail with a link to log in.',
  },
  LIMIT_CONFIRM_EMAIL: {
    parse: rateLimit(),
    default: '100/3600',
    readBy: ['site'],
    help: 'Uses of links that confirm the address of a registration.',
  },
  LIMIT_RESET_PASSWORD: {
    parse: rateLimit(),
    default: '100/3600',
    readBy: ['site'],
    help: 'Uses of links to choose another password.',
  },
  LIMIT_LOGIN_CODE: {
    parse: rateLimit(),
    default: '100/3600',
    readBy: ['site'],
    help: 'Second steps of logins: codes of an app and recovery codes.',
  },
  LIMIT_LOGIN_LINK: {
    parse: rateLimit(),
    default: '100/3600',
    readBy: ['site'],
    help: 'Uses of links to log in.',
  },
  LIMIT_PASSKEY_CHALLENGE: {
    parse: rateLimit(),
    default: '120/60',
    readBy: ['site'],
    help: 'Challenges to log in with a passkey; each view of the login page asks for one.',
  },
  LIMIT_SECOND_FACTOR_CODE: {
    parse: rateLimit(),
    default: '10/3600',
    readBy: ['site'],
    help: 'Wrong codes of an app and wrong recovery codes, for each member.',
  },
  LIMIT_KEY_CHANGE: {
    parse: rateLimit(),
    default: '60/3600',
    readBy: ['site'],
    help: 'What a member does with their passkeys: add, rename, remove, confirm.',
  },
  LIMIT_CONFIRM_NEW_EMAIL: {
    parse: rateLimit(),
    default: '100/3600',
    readBy: ['site'],
    help: 'Uses of links that confirm another address of a member.',
  },
  LIMIT_MAIL_TO_ADDRESS: {
    parse: rateLimit(),
    default: '5/3600',
    readBy: ['site'],
    help: 'Mails of one kind to one address that anybody can request, also by registering it.',
  },
  LIMIT_ACCOUNT_CHANGE: {
    parse: rateLimit(),
    default: '20/3600',
    readBy: ['site'],
    help: 'What a member does with their password: change it or the address, download what is kept, delete the account.',
  },
  LIMIT_MAIL_LINK: {
    parse: rateLimit(),
    default: '300/60',
    readBy: ['site'],
    help: 'Links used to end the mails about what is new. A provider of mail uses them for all its users.',
  },
  LIMIT_SHARE: {
    parse: rateLimit(),
    default: '60/3600',
    readBy: ['site'],
    help: 'Submits of the form that shares a page by mail, each attempt counted.',
  },
  LIMIT_SHARE_OPT_OUT: {
    parse: rateLimit(),
    default: '60/3600',
    readBy: ['site'],
    help: 'Requests to get no more pages that others share by mail, each attempt counted.',
  },
  LIMIT_SHARE_RECIPIENT: {
    parse: rateLimit(),
    default: '20/3600',
    readBy: ['site'],
    help: 'Recipients of the pages that one sender shares by mail (rules.md R29).',
  },
  LIMIT_SHARE_TO_ADDRESS: {
    parse: rateLimit(),
    default: '3/86400',
    readBy: ['site'],
    help: 'Such mails to one recipient, whoever sends them.',
  },
  LIMIT_SHARE_TOTAL: {
    parse: rateLimit(),
    default: '1000/3600',
    readBy: ['site'],
    help: 'Recipients of all senders together. Reaching it is logged as an error.',
  },
  LIMIT_NEWSLETTER_REQUEST: {
    parse: rateLimit(),
    default: '20/3600',
    readBy: ['site'],
    help: 'Submits of the form that asks for the newsletter, each attempt counted.',
  },
  LIMIT_NEWSLETTER_TO_ADDRESS: {
    parse: rateLimit(),
    default: '3/86400',
    readBy: ['site'],
    help: 'Mails of that form to one mailbox, whoever asks for them.',
  },
  LIMIT_NEWSLETTER_LINK: {
    parse: rateLimit(),
    default: '300/60',
    readBy: ['site'],
    help: 'Links in mails used to confirm or end the newsletter. A provider of mail uses them for all its users.',
  },
  LIMIT_REPORT: {
    parse: rateLimit(),
    default: '30/3600',
    readBy: ['site'],
    help: 'Reports to the moderators of one member, and of the visitors of one network.',
  },
  LIMIT_REPORT_RECEIPT: {
    parse: rateLimit(),
    default: '3/86400',
    readBy: ['site'],
    help: 'Receipts of reports that are mailed to one mailbox, whoever reports with its address.',
  },
  LIMIT_OBJECTION: {
    parse: rateLimit(),
    default: '60/3600',
    readBy: ['site'],
    help: 'Objections to decisions of moderators, from one network, those that are refused included.',
  },
  LIMIT_MESSAGE_REPLY: {
    parse: rateLimit(),
    default: '20/3600',
    readBy: ['site'],
    help: 'Answers of one member to messages of the moderators.',
  },
  LIMIT_URGENT_MAIL: {
    parse: rateLimit(),
    default: '10/3600',
    readBy: ['site'],
    help: 'Urgent cases that members reported, of which moderators are mailed at once; of more they are within the next hours.',
  },
  LIMIT_VISITOR_URGENT_MAIL: {
    parse: rateLimit(),
    default: '5/3600',
    readBy: ['site'],
    help: 'The same for those that visitors alone reported.',
  },
  LIMIT_DISTRESS_MAIL: {
    parse: rateLimit(),
    default: '30/3600',
    readBy: ['site'],
    help: 'The same for those in which the site recognised that somebody does not want to live.',
  },
  LIMIT_SHOPPING_LIST_MAIL: {
    parse: rateLimit(),
    default: '10/3600',
    readBy: ['site'],
    help: 'Shopping lists that a member mails to their own address.',
  },
  LIMIT_ADVICE_QUESTION: {
    parse: rateLimit(),
    default: '10/86400',
    readBy: ['site'],
    help: 'Questions that a member puts to the dietitian.',
  },
  LIMIT_SEARCH: {
    parse: rateLimit(),
    default: '120/60',
    readBy: ['site'],
    help: 'Searches by the API, from one network.',
  },
  LIMIT_SUGGEST: {
    parse: rateLimit(),
    default: '300/60',
    readBy: ['site'],
    help: 'Suggestions for a search while somebody types, from one network.',
  },
  LIMIT_SIMILAR_QUESTIONS: {
    parse: rateLimit(),
    default: '60/60',
    readBy: ['site'],
    help: 'Look-ups of similar questions while a member types the title of one.',
  },
  LIMIT_CONTACT_REQUEST: {
    parse: rateLimit(),
    default: '30/86400',
    readBy: ['site'],
    help: 'People whom a member asks for contact, each of whom gets a mail.',
  },
  LIMIT_CONTACT_MAIL: {
    parse: rateLimit(),
    default: '1/604800',
    readBy: ['site'],
    help: 'Mails to a member that the same other asks for contact, or accepted it.',
  },
  LIMIT_MEMBER_BLOCK: {
    parse: rateLimit(),
    default: '50/86400',
    readBy: ['site'],
    help: 'Blocks of a member: their list names people, whom nobody may gather so (rules.md R20).',
  },
  LIMIT_PEOPLE_SEEN: {
    parse: rateLimit(),
    default: '600/86400',
    readBy: ['site'],
    help: 'People whom a member sees in the directory or on their page, each counted once a day (rules.md R20).',
  },
  LIMIT_USAGE: {
    parse: rateLimit(),
    default: '30/60',
    readBy: ['site'],
    help: 'What pages count, such as printing (see npm run usage).',
  },
  LIMIT_CAPTCHA: { parse: rateLimit(), default: '60/60', readBy: ['site'], help: 'New captchas.' },
  LIMIT_PAGE: {
    parse: rateLimit(),
    default: '600/60',
    readBy: ['site'],
    help: 'Pages that the page cache does not hold, sitemaps and calls without a limit of their own, made for visitors.',
  },
  LIMIT_PAGE_OF_MEMBER: {
    parse: rateLimit(),
    default: '300/60',
    readBy: ['site'],
    help: 'Pages rendered for one member.',
  },
  LIMIT_PAGE_OF_MAIL: {
    parse: rateLimit(),
    default: '300/60',
    readBy: ['site'],
    help: 'Pages of links in mails, rendered for visitors.',
  },
  LIMIT_WRITE: { parse: rateLimit(), default: '60/60', readBy: ['site'], help: 'Writes of members.' },
  LIMIT_TOGGLE: { parse: rateLimit(), default: '120/60', readBy: ['site'], help: 'Likes, follows and the like.' },
  LIMIT_UPLOAD: { parse: rateLimit(), default: '20/3600', readBy: ['site'], help: 'Uploads of pictures.' },
  LIMIT_DRAFT: { parse: rateLimit(), default: '120/60', readBy: ['site'], help: 'Saving drafts.' },
});

export const uploads = /** @type {const} @satisfies {Settings} */ ({
  UPLOAD_MEGABYTES: {
    parse: wholeNumber(1, 100),
    default: '25',
    readBy: ['site', 'cms'],
    help: 'The largest file of a picture that is uploaded (rules.md R53).',
  },
  UPLOAD_MEGAPIXELS: {
    parse: wholeNumber(1, 200),
    default: '32',
    readBy: ['site', 'cms'],
    help: 'The most pixels of such a picture, in megapixels of 1,048,576. A JPEG may have twice as many, an AVIF a quarter.',
  },
  UPLOAD_SECONDS: {
    parse: wholeNumber(1, 600),
    default: '10',
    readBy: ['site', 'cms'],
    help: 'The longest that reading such a picture may take.',
  },
});

export const streams = /** @type {const} @satisfies {Settings} */ ({
  LIVE_STREAMS: {
    parse: wholeNumber(0, 100_000),
    default: '2000',
    readBy: ['site'],
    help: 'The most open event streams of a web process: pages of members that hear at once what is new.',
  },
  LIVE_STREAMS_PER_MEMBER: {
    parse: wholeNumber(1, 1000),
    default: '10',
    readBy: ['site'],
    help: 'The most of one member among them.',
  },
});

export const sessions = /** @type {const} @satisfies {Settings} */ ({
  SESSION_IDLE_MINUTES: {
    parse: wholeNumber(10, 1440),
    default: '240',
    readBy: ['site'],
    help: 'How long a session lives without activity (rules.md R8): 10 to 1440.',
  },
  SESSION_INDEFINITE_DAYS: {
    parse: wholeNumber(1, 365),
    default: '30',
    readBy: ['site'], // its cookie lives for a year
    help: 'The same for members who chose to stay logged in: 1 to 365.',
  },
});
