/** The relationships that somebody can have with kidney disease. */
export const relationships = [
  { number: 55362, name: 'Nierpatiënt', label: 'heeft een nierziekte' },
  { number: 55363, name: 'Partner van iemand met een nierziekte', label: 'partner' },
  { number: 55364, name: 'Ouder van iemand met een nierziekte', label: 'ouder' },
  { number: 55365, name: 'Kind van iemand met een nierziekte', label: 'zoon of dochter' },
  { number: 55366, name: 'Broer of zus van iemand met een nierziekte', label: 'broer of zus' },
  { number: 55367, name: 'Ander familielid, vriend of vriendin', label: 'familie of vriend' },
  { number: 55368, name: 'Nierdonor', label: 'nierdonor' },
  { number: 55369, name: 'Nabestaande', label: 'nabestaande' },
  { number: 55370, name: 'Op een andere manier betrokken', label: 'betrokken' },
] as const;

export const relationshipNumbers: readonly number[] = relationships.map(({ number }) => number);

/** The label that stands beside a member's name. */
export const relationshipLabel = (number: number | null): string | null =>
  relationships.find((relationship) => relationship.number === number)?.label ?? null;
