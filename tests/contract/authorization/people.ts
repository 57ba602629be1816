import type { peopleContract } from '#app/features/people/contract.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { PROFILE } from './profiles/own-profile.ts';
import { byState, type Expected, everyone, json, type Row, type RowsOf, refused, text, under, writes } from './row.ts';

const PERSON = [...under('user', ['Id', 'Username', 'Created', 'IsModerator']), ...under('profile', PROFILE)];
const PAGE = json(...under('Items[]', PERSON), 'TotalCount', 'NumPages');
const EMPTY_PAGE = json('Items[]', 'TotalCount', 'NumPages');

/** Nobody whom this viewer may see: to visitors private and missing are alike (rules.md R13). */
const CLOSED = refused(403, 'participants_only');
const MISSING = refused(404, 'not_found');

/** Visitors see somebody with a public profile, and so do members, for whom it counts (rules.md R20). */
const publicPage = byState({ visitors: PAGE, members: writes(PAGE, 'personSeen') });

/** Makes somebody with a public profile, who joined last. */
const makePublic = ({ platform }: Fixture) => makeMember(platform, { public: true });

type OfPerson = { params: { id: number } } | Promise<{ params: { id: number } }>;

/** The rows of a call about one person: private, public and missing (rules.md R13). */
function aboutPerson(response: Expected): [Row<OfPerson>, ...Row<OfPerson>[]] {
  const seen = writes(response, 'personSeen');
  // What staff read, the person learns.
  const read = writes(response, 'personSeen', 'reading');
  const staff = { moderator: read, professional: read, administrator: read };
  return [
    {
      variant: 'about the owner, whose profile is private',
      request: ({ people }) => ({ params: { id: people.owner.member?.id ?? 0 } }),
      responses: byState({ visitors: CLOSED, members: seen, ...staff, owner: response, blocked: MISSING }),
    },
    {
      variant: 'about somebody with a public profile',
      request: async (fixture) => ({ params: { id: (await makePublic(fixture)).id } }),
      responses: byState({ visitors: response, members: seen, ...staff }),
    },
    {
      variant: 'about nobody',
      request: () => ({ params: { id: 2_000_000_000 } }),
      responses: byState({ visitors: CLOSED, members: MISSING }),
    },
  ];
}

export const peopleRows: RowsOf<typeof peopleContract> = {
  isModerator: [
    {
      variant: 'of a moderator with a private profile',
      request: ({ people }) => ({ params: { id: people.moderator.member?.id ?? 0 } }),
      responses: byState({ visitors: CLOSED, members: text('true') }),
    },
    {
      variant: 'of nobody',
      request: () => ({ params: { id: 2_000_000_000 } }),
      responses: byState({ visitors: CLOSED, members: MISSING }),
    },
  ],
  all: [
    {
      async request(fixture) {
        await makePublic(fixture);
        return { query: { page_size: 1 } };
      },
      responses: publicPage,
    },
  ],
  filter: [
    {
      variant: 'without a choice',
      async request(fixture) {
        await makePublic(fixture);
        return { query: { page_size: 1 }, body: {} };
      },
      responses: publicPage,
    },
    {
      variant: 'that nobody matches',
      request: () => ({ body: { Provinces: [13], Genders: [1], AgeRanges: [{ MinAge: 0, MaxAge: 25 }] } }),
      responses: everyone(EMPTY_PAGE),
    },
    {
      variant: 'with what is no number',
      request: () => ({ body: { Provinces: ['Utrecht'] } }) as never,
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  searchByUsername: [
    {
      variant: 'for the owner, whose profile is private',
      request: ({ people }) => ({ query: { username: people.owner.member?.username ?? '', page_size: 1 } }),
      responses: byState({
        visitors: EMPTY_PAGE,
        members: writes(PAGE, 'personSeen'),
        owner: PAGE,
        blocked: EMPTY_PAGE,
      }),
    },
    {
      variant: 'for nothing',
      request: () => ({ query: { username: ' ' } }),
      responses: everyone(refused(422, 'invalid_input')),
    },
  ],
  count: [{ request: () => ({ body: {} }), responses: everyone(json('Public', 'Total')) }],
  profile: aboutPerson(json(...PROFILE)),
  causes: aboutPerson(json('[]')),
  medicines: aboutPerson(json('[]')),
  consequences: aboutPerson(json('[]')),
  blogStats: aboutPerson(json('blog', 'postCount')),
  treatments: aboutPerson(json('[]')),
};
