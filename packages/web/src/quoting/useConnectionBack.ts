import { useEffect } from 'react';

/** Reports when the browser finds its connection again. It does not always, so nothing may depend on it alone. */
export const useConnectionBack = (onBack: () => void): void => {
  useEffect(() => {
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [onBack]);
};
