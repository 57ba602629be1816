import { createContext, use } from 'react';

export type ShowToast = (message: string) => void;

/** What is said of a failure that is nobody's doing (decisions.md 2). */
export const UNEXPECTED_ERROR = 'Er is iets misgegaan. Probeer het later opnieuw.';

export const ToastContext = createContext<ShowToast>(() => {});

/** Gives `show(message)`, for a short message that belongs to no place in the page. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
