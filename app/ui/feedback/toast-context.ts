import { createContext, use, useEffect } from 'react';

/** A success leaves when an error comes. */
export type ToastKind = 'error' | 'success';

export type ShowToast = (message: string, kind?: ToastKind) => void;

interface Toasts {
  show: ShowToast;
  hideSuccess: () => void;
}

/** The message for an unexpected error, which the reader did not cause (decisions.md 2). */
export const UNEXPECTED_ERROR = 'Er is iets misgegaan. Probeer het later opnieuw.';

/** The message for a request that got no answer. A browser cannot tell whether that is the reader's connection or the site. */
const UNREACHABLE = 'We kunnen de site nu niet bereiken. Kijk of je internet het doet en probeer het opnieuw.';

export const ToastContext = createContext<Toasts>({ show: () => {}, hideSuccess: () => {} });

/** Gives `show(message)`, for a short message that belongs to no particular part of the page; by default an error. */
export const useToast = (): ShowToast => use(ToastContext).show;

/** Hides the toasts of success when the page shows an error, and whenever that changes. */
export function useHideSuccess(error: unknown): void {
  const { hideSuccess } = use(ToastContext);
  useEffect(() => {
    if (error) hideSuccess();
  }, [error, hideSuccess]);
}

/** The message for an error of a request: what the server said, if it answered. */
export const requestErrorMessage = (error: unknown): string =>
  error instanceof Error && 'status' in error ? error.message : UNREACHABLE;
