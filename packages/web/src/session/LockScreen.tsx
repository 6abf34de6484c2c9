import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Wordmark } from '../branding/Wordmark.tsx';
import { useDependencies } from '../context/dependenciesContext.ts';
import { Ribbon } from '../branding/Ribbon.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useSession } from './sessionContext.ts';
import './LockScreen.css';

/**
 * Hides the page of a user who was away: it cannot be seen, read out or reached, and keeps its state. A modal of the
 * browser itself also hides every other dialog.
 */
const LockDialog = () => {
  const { configuration } = useDependencies();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // The browser insists on closing with a second Escape; the page stays locked all the same.
  const handleClose = (): void => {
    if (box.current?.isConnected === true && !box.current.open) box.current.showModal();
  };
  return (
    <dialog
      className="session-cover"
      ref={box}
      aria-labelledby="session-cover-title"
      onCancel={(event) => event.preventDefault()}
      onClose={handleClose}
    >
      <Ribbon environment={configuration.environment} />
      <div className="session-cover-card">
        <Wordmark size={32} />
        <SignInAgain titleId="session-cover-title" />
      </div>
    </dialog>
  );
};

export const LockScreen = observer(() => {
  const { locked, abandoned } = useSession();
  useEffect(() => abandoned, [abandoned]);
  return locked ? createPortal(<LockDialog />, document.body) : null;
});
