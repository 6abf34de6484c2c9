import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is put on paper, so that what is only for paper is drawn only then. */
export const useIsPrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const handleBefore = (): void => flushSync(() => setPrinting(true));
    const handleAfter = (): void => setPrinting(false);
    globalThis.addEventListener('beforeprint', handleBefore);
    globalThis.addEventListener('afterprint', handleAfter);
    return () => {
      globalThis.removeEventListener('beforeprint', handleBefore);
      globalThis.removeEventListener('afterprint', handleAfter);
    };
  }, []);
  return printing;
};
