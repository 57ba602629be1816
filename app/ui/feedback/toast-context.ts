import { createContext, use } from 'react';

export type ShowToast = (message: string) => void;

export const ToastContext = createContext<ShowToast>(() => {});

/** Gives `show(message)`, for a short message that belongs to no place in the page. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
