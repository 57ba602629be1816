/** A name that says nothing, as moderators give it in place of one that they take away. */
const NEUTRAL_NAME = /^deelnemer-\d+$/i;

export const isNeutralName = (username: string): boolean => NEUTRAL_NAME.test(username);

/** Such a name with this number: 'deelnemer-4821'. */
export const neutralName = (number: number): string => `deelnemer-${number}`;
