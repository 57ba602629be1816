import type { Fixture } from '../fixture.ts';
import { byState, type Expected, everyone, notLoggedIn, type Row, refused } from '../row.ts';
import type { Person } from '../states.ts';

export type MakeRequest<S> = (fixture: Fixture, person: Person) => S;

export const conversationParams = ({ conversation }: Fixture) => ({ params: { id: conversation.id } });

/** Everybody may read a public conversation; only members may read a private one. */
export const readable = <S>(request: MakeRequest<S>, expected: Expected): [Row<S>, Row<S>] => [
  { variant: 'a public conversation', request, responses: everyone(expected) },
  {
    variant: 'a private conversation',
    public: false,
    request,
    responses: byState({ visitors: refused(403, 'participants_only'), members: expected }),
  },
];

/** For members only, both of a public and of a private conversation. `owner` is what the owner gets, if it differs. */
export const forMembers = <S>(request: MakeRequest<S>, members: Expected, owner = members): [Row<S>, Row<S>] => {
  const expected = byState({ visitors: notLoggedIn, members, owner });
  return [
    { variant: 'in a public conversation', request, responses: expected },
    { variant: 'in a private conversation', public: false, request, responses: expected },
  ];
};

/** For moderators only, both of a public and of a private conversation. */
export const forModerators = <S>(request: MakeRequest<S>, expected: Expected): [Row<S>, Row<S>] => {
  const refusal = refused(403, 'forbidden');
  const given = byState({ visitors: notLoggedIn, members: refusal, moderator: expected });
  return [
    { variant: 'in a public conversation', request, responses: given },
    { variant: 'in a private conversation', public: false, request, responses: given },
  ];
};
