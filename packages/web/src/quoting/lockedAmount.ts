/** The field of the amount that stays when the rate moves. */
export const lockedAmount = (within: ParentNode): HTMLInputElement | null =>
  within.querySelector<HTMLInputElement>('.quote-amount-locked .input-amount');

/** To a deal that was just filled in: the amount has the focus, and whom it is for stays in sight. */
export const goToFilledDeal = (): void => {
  const amount = lockedAmount(document);
  amount?.focus({ preventScroll: true });
  amount?.closest('.card')?.scrollIntoView({ block: 'start' });
};

/** After the choice of a payee the locked amount is next, unless the user has just left the field for another place. */
export const goOnToAmount = (): void => {
  if (document.activeElement?.role === 'combobox') lockedAmount(document)?.focus();
};
