/** The parameters of argon2id (rules.md R4); the memory is in KiB. */
export const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
