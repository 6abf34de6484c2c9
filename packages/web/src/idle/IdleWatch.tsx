import { useEffect } from 'react';
import { IdleNotice } from './IdleNotice.tsx';
import { useIdle } from './idleContext.ts';

/** What a person does; calls in the background are none of it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Watches for a person while somebody is signed in, and asks before the page is covered. */
export const IdleWatch = () => {
  const idle = useIdle();
  useEffect(() => idle.start(), [idle]);
  useEffect(() => {
    const options = { capture: true, passive: true };
    for (const sign of signs) globalThis.addEventListener(sign, idle.touch, options);
    // Timers are late when the machine slept; who comes back is to see the clock first.
    document.addEventListener('visibilitychange', idle.look);
    return () => {
      for (const sign of signs) globalThis.removeEventListener(sign, idle.touch, options);
      document.removeEventListener('visibilitychange', idle.look);
    };
  }, [idle]);
  return <IdleNotice />;
};
