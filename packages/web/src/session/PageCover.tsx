import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDependencies } from '../context/dependenciesContext.ts';
import { SandboxRibbon } from '../branding/SandboxRibbon.tsx';
import './LockScreen.css';

/** Two covers may be there for a moment; the page shows again when none is. */
let covers = 0;
const countCover = (by: 1 | -1): void => {
  covers += by;
  document.body.classList.toggle('covered', covers > 0);
};

/**
 * Hides the page: it cannot be seen, read out or reached, and keeps its state. A modal of the browser itself also hides
 * every other dialog.
 */
export const PageCover = ({
  titleId,
  children,
}: {
  readonly titleId: string;
  readonly children: ReactNode;
}) => {
  const { configuration } = useDependencies();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    countCover(1);
    return () => {
      dialog?.close();
      countCover(-1);
    };
  }, []);
  // The browser insists on closing with a second Escape; the page stays covered all the same.
  const handleClose = (): void => {
    if (box.current?.isConnected === true && !box.current.open) box.current.showModal();
  };
  return createPortal(
    <dialog
      className="session-cover"
      ref={box}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={handleClose}
    >
      <SandboxRibbon environment={configuration.environment} />
      {children}
    </dialog>,
    document.body,
  );
};
