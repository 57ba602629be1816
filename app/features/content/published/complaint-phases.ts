/** The phases in which a complaint may have other causes, in the order in which people go through them; and for anybody. */
export const COMPLAINT_PHASES = ['before-dialysis', 'dialysis', 'transplant', 'anyone'] as const;
export type ComplaintPhase = (typeof COMPLAINT_PHASES)[number];

/** What readers and editors call these phases. */
export const PHASE_NAMES: Readonly<Record<ComplaintPhase, string>> = {
  'before-dialysis': 'Met nierschade, zonder dialyse',
  dialysis: 'Met dialyse',
  transplant: 'Na een transplantatie',
  anyone: 'Ook zonder nierziekte',
};
