import { useEffect } from 'react';

/** Calls back when the user comes back to this tab or window: meanwhile something may have changed elsewhere. */
export const useReturnToTab = (onReturn: () => void): void => {
  useEffect(() => {
    const handleReturn = (): void => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('focus', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('focus', handleReturn);
    };
  }, [onReturn]);
};
