export type ToastMessage = {
  tone: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; onSelect: () => void };
};

type Present = (message: ToastMessage) => void;

/** Holds messages until somebody can present them: the toaster's code is fetched at the first one. */
export const createToastQueue = () => {
  const waiting: ToastMessage[] = [];
  let present: Present | undefined;
  let wake: (() => void) | undefined;

  return {
    push: (message: ToastMessage) => {
      if (present) return present(message);
      waiting.push(message);
      return wake?.();
    },
    onFirst: (callback: () => void) => {
      wake = callback;
      if (waiting.length > 0) wake();
      return () => {
        wake = undefined;
      };
    },
    drainInto: (next: Present) => {
      present = next;
      for (const message of waiting.splice(0)) present(message);
      return () => {
        present = undefined;
      };
    },
  };
};

export const toastQueue = createToastQueue();

/** Shows a short message in the corner of the page, from anywhere in the browser. */
export const showToast = (message: ToastMessage) => toastQueue.push(message);
