/**
 * How much of each nutrient an average healthy adult takes in a day, as labels on food do: the reference intakes of
 * Regulation (EU) No 1169/2011, annex XIII, in the units of the contract. Sodium follows from salt (a gram of salt has 400
 * milligrams); fluid is not in the regulation: 2 liters is the adequate intake for women by EFSA (2010).
 */
export const DAILY_REFERENCES = {
  energy: 2000,
  protein: 50,
  carbohydrates: 260,
  salt: 6,
  sodium: 2400,
  potassium: 2000,
  phosphate: 700,
  fluid: 2000,
} as const;
