import { useEffect, useState } from 'react';
import { useIdle } from './idleContext.ts';
import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { CountdownRing } from '../kit/waiting/CountdownRing.tsx';
import { Modal } from '../kit/dialogs/Modal.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import './IdleNotice.css';

/** Warns that the page will be locked, and when; one press keeps it open. */
const IdleNotice = observer(() => {
  const { secondsLeft, extend } = useIdle();
  const [total, setTotal] = useState(0);
  useEffect(() => {
    setTotal((before) => (secondsLeft === null ? 0 : Math.max(before, secondsLeft)));
  }, [secondsLeft]);
  return (
    <Modal
      open={secondsLeft !== null}
      title="Are you still there?"
      focus="button"
      closeButton={false}
      onClose={extend}
    >
      <DialogBody useOverflowScrollContainer={false}>
        <div className="idle-notice">
          <p>Nothing has happened here for a while. You will be signed out and this page will be covered.</p>
          <p>What you typed stays on the page until you sign in again.</p>
          <CountdownRing words="Signed out in" seconds={secondsLeft ?? 0} total={total} />
        </div>
      </DialogBody>
      <DialogFooter minimal actions={<PrimaryButton onPress={extend}>Stay signed in</PrimaryButton>} />
    </Modal>
  );
});

/** Events that only a user causes; calls in the background do not count. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Watches for activity while a user is signed in, and warns before the page is locked. */
export const IdleMonitor = () => {
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
