import { maxInstructionCallMs } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { failure } from '../../../test/fakeCorpay.ts';
import { openInstructForm } from '../../../test/openInstructForm.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { OpenMoneyCallNotices } from './OpenMoneyCallNotices.tsx';

afterEach(cleanup);

it('an instruction that failed at the partner is told with the reason and the id of its answer, also once it is known not to be made (ERR-50)', async () => {
  const { store, answers, scope, time } = await openInstructForm();
  store.set('paymentPurpose', 'GOODS');
  answers.instruct = async () =>
    failed(
      failure('server-trouble', { status: 500, messages: ['The bank is closed.'], requestId: 'request-7' }),
    );
  render(
    <MemoryRouter>
      <corpayContext.Provider value={scope}>
        <OpenMoneyCallNotices />
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => {
    await store.submit();
    await time.advance(maxInstructionCallMs + 1_000);
  });
  expect(screen.getByText('The payment of deal 20418300 was not instructed')).toBeTruthy();
  expect(screen.getByText('Error instructing deal. Please try again. (The bank is closed.)')).toBeTruthy();
  expect(screen.getByText(/request-7/)).toBeTruthy();
});
