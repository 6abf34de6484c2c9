import { createMemoryStore } from '@fx-gateway/domain/ports';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openQuotedScope } from '../../../test/fakeCorpay.ts';
import { corpayContext } from '../scope/corpayContext.ts';
import { QuoteFailure } from './QuoteFailure.tsx';

afterEach(cleanup);

it('that another tab booked the same is told as a notice, and not as a failure', async () => {
  const store = createMemoryStore();
  const first = await openQuotedScope({ store });
  const { scope, time } = await openQuotedScope({ store });
  render(
    <corpayContext.Provider value={scope}>
      <QuoteFailure />
    </corpayContext.Provider>,
  );
  await act(async () => {
    await first.scope.deal.book();
    await time.advance(0);
  });
  const words = screen.getByText('Nothing was sent from here: another tab booked the same just now.');
  expect(words.closest('.notice')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
