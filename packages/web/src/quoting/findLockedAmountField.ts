import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../routing/paths.ts';

/** The field of the amount that stays when the rate moves. */
export const findLockedAmountField = (within: ParentNode): HTMLInputElement | null =>
  within.querySelector<HTMLInputElement>('.quote-amount-locked .input-amount');

/** To a deal that was just filled in: the amount has the focus, and whom it is for stays in sight. */
export const focusFilledInDeal = (): void => {
  const amount = findLockedAmountField(document);
  amount?.focus({ preventScroll: true });
  amount?.closest('.card')?.scrollIntoView({ block: 'start' });
};

/** Goes to Book A Deal, where something was just filled in, from whichever page. */
export const useGoToFilledDeal = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    // Once it is drawn; on the way there the page of the deal sees to it.
    if (pathname === paths.gateway.dashboard) requestAnimationFrame(focusFilledInDeal);
    else void navigate(paths.gateway.dashboard);
  };
};

/** After the choice of a payee the locked amount is next, unless the user has just left the field for another place. */
export const focusLockedAmount = (): void => {
  if (document.activeElement?.role === 'combobox') findLockedAmountField(document)?.focus();
};
