import { createContext, use } from 'react';

export type ShowToast = (message: string) => void;

/** The message for an unexpected error, which the reader did not cause (decisions.md 2). */
export const UNEXPECTED_ERROR = 'Er is iets misgegaan. Probeer het later opnieuw.';

export const ToastContext = createContext<ShowToast>(() => {});

/** Gives `show(message)`, for a short message that belongs to no particular part of the page. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
