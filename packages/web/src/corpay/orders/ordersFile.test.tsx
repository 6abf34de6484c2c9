import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { files, leavePastOrders, named, openPage, paid, press } from '../../../test/drawnPastOrders.tsx';
import { failure } from '../../../test/fakeCorpay.ts';

afterEach(leavePastOrders);

describe('the file of past orders (HIST-4)', () => {
  it('waits for the details that are not read yet, and says how far that is', async () => {
    const { pass } = await openPage([paid('20418302'), named('20418301', 'Mill')]);
    press('Download CSV');
    expect(files).toHaveLength(0);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await pass(1_000);
    expect(files).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
    const [, first, second] = (await files[0]?.())?.split('\r\n') ?? [];
    expect(first).toContain(
      '20418302,2026-10-21,1,EUR,10000.00,Yes,0.00,Thalassa Olive Cooperative,INV-7,USD,11531.01,0.8672',
    );
    expect(second).toContain('Thalassa');
    press('Download CSV');
    expect(files, 'what was read is written at once').toHaveLength(2);
  });

  it('tries those again that could not be read when it is asked for once more', async () => {
    const { pass, answers } = await openPage([paid('20418302')], (opened) => {
      opened.answers.orderTrouble = () => failure('server-trouble', { status: 500 });
    });
    press('Download CSV');
    await pass(1_000);
    expect(await files[0]?.()).toContain(',Not known,,,');
    expect(screen.getByText(/The details of one order were not read/)).toBeTruthy();
    answers.orderTrouble = null;
    press('Download CSV');
    await pass(1_000);
    expect(await files[1]?.()).toContain('Thalassa Olive Cooperative,INV-7');
    expect(screen.queryByText(/were not read/)).toBeNull();
  });

  it('is written with what was read when the user will not wait, and not at all when they cancel', async () => {
    const { pass } = await openPage([paid('20418302'), paid('20418301')], ({ answers }) => {
      answers.orderTrouble = () => failure('refused', { status: 429 });
    });
    press('Download CSV');
    await pass(100);
    press('Cancel');
    await pass(60_000);
    expect(files).toHaveLength(0);
    press('Download CSV');
    await pass(100);
    press('Download what is read');
    expect(files).toHaveLength(1);
    expect(screen.getByText(/The details of 2 orders were not read/)).toBeTruthy();
    await pass(60_000);
    expect(files).toHaveLength(1);
  });
});
