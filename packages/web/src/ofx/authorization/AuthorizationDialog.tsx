import { secondsToRedirect } from '@fx-gateway/domain/ofx/authorization/authorizationState.ts';
import { authorizationMessages } from '@fx-gateway/domain/ofx/authorization/authorizationMessages.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { authorizePath } from '../stores/session/authorizePath.ts';
import type { AuthorizationStore } from '../stores/session/AuthorizationStore.ts';

const { title, countdown, waits, byHand, byHandBeside, goOn, cancel } = authorizationMessages;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The count is drawn each second and read out once, when it begins. */
const Countdown = observer(({ store }: { readonly store: AuthorizationStore }) => {
  const { state } = store;
  if (store.waitsForUser) return <p>{waits}</p>;
  if (state.kind !== 'counting') return <p>{countdown(0)}</p>;
  return (
    <>
      <p aria-hidden="true">{countdown(state.secondsLeft)}</p>
      <output className="visually-hidden">{countdown(secondsToRedirect)}</output>
    </>
  );
});

/**
 * Sends the customer to the partner's page, by itself or at once, unless they cancel (OFX-AUTH-1 to OFX-AUTH-5). Where
 * something is typed they go there from a new tab, and this one goes on when they are back.
 */
export const AuthorizationDialog = observer(({ store }: { readonly store: AuthorizationStore }) => {
  // Who comes back with the browser's Back finds the page as it was left: on its way, which it no longer is.
  useEffect(() => {
    const handleShown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && store.state.kind === 'leaving') store.cancel();
    };
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, [store]);
  const handleLink = (event: MouseEvent): void => {
    // Where something is typed the link opens a new tab by itself.
    if (!isPlain(event) || store.waitsForUser) return;
    event.preventDefault();
    store.goOn();
  };
  const beside = store.waitsForUser;
  const [before, link, after] = beside ? byHandBeside : byHand;
  return (
    <ConfirmDialog
      open={store.open}
      title={title}
      confirmLabel={goOn}
      cancelLabel={cancel}
      onCancel={() => store.cancel()}
      onConfirm={() => store.goOn()}
    >
      <div className="stack">
        <Countdown store={store} />
        {store.link === null ? null : (
          <p>
            {before}
            <a
              href={beside ? authorizePath : store.link}
              target={beside ? '_blank' : undefined}
              rel={beside ? 'noopener' : undefined}
              onClick={handleLink}
            >
              {link}
            </a>
            {after}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
});
