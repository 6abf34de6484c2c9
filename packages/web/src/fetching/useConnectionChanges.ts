import { useEffect } from 'react';

/**
 * Reports when the browser loses its connection and finds it again, and at once where it has none. It does not notice
 * every change, so nothing may depend on it alone.
 */
export const useConnectionChanges = (onChange: (there: boolean) => void): void => {
  useEffect(() => {
    const report = ({ type }: Event): void => onChange(type === 'online');
    if (!navigator.onLine) onChange(false);
    window.addEventListener('online', report);
    window.addEventListener('offline', report);
    return () => {
      window.removeEventListener('online', report);
      window.removeEventListener('offline', report);
    };
  }, [onChange]);
};
