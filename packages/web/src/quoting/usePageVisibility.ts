import { useEffect } from 'react';

/** Tells when the page goes out of sight and comes back, and at once how it is now. */
export const usePageVisibility = (told: (visible: boolean) => void): void => {
  useEffect(() => {
    const tell = (): void => told(document.visibilityState === 'visible');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [told]);
};
