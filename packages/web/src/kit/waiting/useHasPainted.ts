import { useEffect, useState } from 'react';

/** False until the frame in which this is drawn first was painted: what is not read first may wait for it. */
export const useHasPainted = (): boolean => {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    let waiting: number | undefined;
    const frame = requestAnimationFrame(() => {
      // A frame is painted after what it calls.
      waiting = window.setTimeout(() => setAfter(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(waiting);
    };
  }, []);
  return after;
};
