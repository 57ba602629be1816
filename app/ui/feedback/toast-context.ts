import { createContext, use, useEffect } from 'react';

/** A short message that belongs to no particular part of the page. */
export interface Toast {
  id: number;
  message: string;
  /** By default a toast tells of an error. */
  kind: 'success' | undefined;
}

export type ShowToast = (message: string, kind?: Toast['kind']) => void;

/** Hides the toasts for which `leaves` is true. */
export type HideToasts = (leaves: (toast: Toast) => boolean) => void;

export const ToastContext = createContext<{ show: ShowToast; hide: HideToasts }>({ show: () => {}, hide: () => {} });

/** Gives `show(message)`. A toast of an error hides those of a success. */
export const useToast = (): ShowToast => use(ToastContext).show;

/** Hides the toasts of a success when the page shows an error, and whenever that changes. */
export function useHideSuccess(error: unknown): void {
  const { hide } = use(ToastContext);
  useEffect(() => {
    if (error) hide(isSuccess);
  }, [error, hide]);
}

export const isSuccess = ({ kind }: Toast): boolean => kind === 'success';
