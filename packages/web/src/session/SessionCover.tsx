import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Wordmark } from '../branding/Wordmark.tsx';
import { useDependencies } from '../context/dependenciesContext.ts';
import { Ribbon } from '../branding/Ribbon.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useSession } from './sessionContext.ts';
import './SessionCover.css';

/**
 * Covers the page of somebody who was away: it cannot be seen, read out or reached, and it is still there. As a modal
 * of the browser itself it also lies above every other dialog.
 */
const Cover = () => {
  const { configuration } = useDependencies();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  // The browser insists on closing with a second Escape; the page stays covered all the same.
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

export const SessionCover = observer(() => {
  const { locked, abandoned } = useSession();
  useEffect(() => abandoned, [abandoned]);
  return locked ? createPortal(<Cover />, document.body) : null;
});
