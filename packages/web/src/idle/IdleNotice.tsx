import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CountdownRing } from '../kit/waiting/CountdownRing.tsx';
import { Modal } from '../kit/dialogs/Modal.tsx';
import { PrimaryButton } from '../kit/buttons/PrimaryButton.tsx';
import { useIdle } from './idleContext.ts';
import './IdleNotice.css';

/** Warns that the page will be locked, and when; one press keeps it open. */
export const IdleNotice = observer(() => {
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
