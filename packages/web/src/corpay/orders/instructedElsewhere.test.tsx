import { failed } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { button, drawPages, fill, pageOfBookedOrder, words } from '../../../test/drawnPages.tsx';
import { failure, thalassa } from '../../../test/fakeCorpay.ts';

afterEach(cleanup);

type Drawn = Awaited<ReturnType<typeof drawPages>>;

const paid = {
  payeeName: thalassa.payee,
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const openForm = async (): Promise<Drawn> => {
  const drawn = await drawPages(pageOfBookedOrder);
  fireEvent.click(button('Instruct Payment'));
  await drawn.pass(0);
  return drawn;
};

const comeBack = async ({ answers, pass }: Drawn): Promise<void> => {
  answers.payments = [paid];
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
};

describe('a form whose order is instructed elsewhere (ORDER-4)', () => {
  it('says that nothing of it was sent, once something was filled in', async () => {
    const drawn = await openForm();
    fill('Payment Purpose', 'GOODS');
    await comeBack(drawn);
    expect(words()).toContain('Another tab or device has instructed this order.');
    expect(words()).toContain('What was filled in here was not sent. Below is what is instructed.');
    cleanup();
    await comeBack(await openForm());
    expect(words()).toContain('They receive');
    expect(words()).not.toContain('was not sent');
  });

  it('says no such thing where it was sent from here, whatever came of that', async () => {
    const drawn = await openForm();
    fill('Payment Purpose', 'GOODS');
    drawn.answers.instruct = async () => failed(failure('no-answer'));
    fireEvent.click(button('Submit'));
    await drawn.pass(0);
    drawn.answers.payments = [paid];
    await drawn.pass(45_000);
    expect(words()).not.toContain('was not sent');
  });
});
