import { useEffect } from 'react';
import { IdleNotice } from './IdleNotice.tsx';
import { useIdle } from './idleContext.ts';

/** Events that only a user causes; calls in the background do not count. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Watches for activity while a user is signed in, and warns before the page is locked. */
export const IdleWatch = () => {
  const idle = useIdle();
  useEffect(() => idle.start(), [idle]);
  useEffect(() => {
    const options = { capture: true, passive: true };
    for (const sign of signs) globalThis.addEventListener(sign, idle.touch, options);
    // Timers are late when the machine slept; the clock is read before anything the user does.
    document.addEventListener('visibilitychange', idle.update);
    return () => {
      for (const sign of signs) globalThis.removeEventListener(sign, idle.touch, options);
      document.removeEventListener('visibilitychange', idle.update);
    };
  }, [idle]);
  return <IdleNotice />;
};
