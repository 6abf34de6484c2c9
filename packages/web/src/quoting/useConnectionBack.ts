import { useEffect } from 'react';

/** Tells when the browser finds its connection again. It does not always, so nothing may depend on it alone. */
export const useConnectionBack = (told: () => void): void => {
  useEffect(() => {
    window.addEventListener('online', told);
    return () => window.removeEventListener('online', told);
  }, [told]);
};
