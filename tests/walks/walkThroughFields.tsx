import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { corpayContext } from '../../packages/web/src/corpay/stores/corpayContext.ts';
import { QuoteAmountFields } from '../../packages/web/src/corpay/booking/QuoteAmountFields.tsx';
import { isOnQuoteStep } from './bookInTab.ts';
import type { Tab } from './Tab.ts';

/** The user tabs over both amounts and back, and types nothing: the real fields hear it. */
export const walkThroughFields = async (tab: Tab): Promise<void> => {
  const { scope } = tab;
  if (scope === null || !isOnQuoteStep(tab)) return;
  render(
    <corpayContext.Provider value={scope}>
      <QuoteAmountFields />
    </corpayContext.Provider>,
  );
  for (const label of ['They receive', 'You send', 'They receive']) {
    const field = screen.queryByLabelText(label);
    if (field === null) continue;
    fireEvent.focus(field);
    // Longer than the market stands still.
    await tab.ports.time.advance(3_100);
    fireEvent.blur(field);
  }
  cleanup();
  await tab.ports.time.advance(600);
};
