import { useEffect } from 'react';

/** Reports when the page goes out of sight and comes back, and at once how it is now. */
export const usePageVisibility = (onChange: (visible: boolean) => void): void => {
  useEffect(() => {
    const report = (): void => onChange(document.visibilityState === 'visible');
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [onChange]);
};
