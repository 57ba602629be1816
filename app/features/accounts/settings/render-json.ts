import type { MemberData, MemberDataSource } from '#app/platform/member-data/member-data.ts';

interface Wanted {
  memberId: number;
  now: Date;
}

/** All that is kept about a member as JSON, in pieces, so that nothing holds all of it at once. */
export async function* renderJson(
  source: MemberDataSource,
  all: readonly MemberData[],
  { memberId, now }: Wanted,
): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(now)}`;
  for (const { name, read } of all) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const row of await read(source, memberId)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield '\n]';
  }
  yield '\n}\n';
}
