import { createContext, use } from 'react';

/** Gives the id of the element that explains a word by its definition's id; null when the page has none. */
export type ExplanationOf = (definition: number) => string | null;

export const ExplanationsContext = createContext<ExplanationOf>(() => null);

/** Where the words that are marked in a text are explained (explanations.tsx). */
export const useExplanations = (): ExplanationOf => use(ExplanationsContext);
