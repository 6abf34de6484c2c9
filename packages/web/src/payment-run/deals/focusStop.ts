/** Leads to what is said of a deal that stopped. */
export const focusStop = (dealId: string): void => {
  const notice = document.getElementById(stopIdOf(dealId));
  notice?.scrollIntoView({ block: 'center' });
  notice?.focus({ preventScroll: true });
};

/** Where it is said why a deal stopped. */
export const stopIdOf = (dealId: string): string => `run-stop-${dealId}`;
