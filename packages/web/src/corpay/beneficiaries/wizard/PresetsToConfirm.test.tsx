import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openReview } from '../../../../test/openWizard.ts';
import { corpayContext } from '../../stores/corpayContext.ts';
import { BeneficiaryReview } from './BeneficiaryReview.tsx';

afterEach(cleanup);

const draw = async () => {
  const opened = await openReview();
  act(() => opened.store.send({ type: 'presets-confirmed', confirmed: false }));
  render(
    <corpayContext.Provider value={opened.scope}>
      <BeneficiaryReview store={opened.store} onSaved={() => undefined} />
    </corpayContext.Provider>,
  );
  return opened;
};

it('what nobody chose keeps a beneficiary from being added until one tick confirms it (CP-WIZ-23)', async () => {
  const { store } = await draw();
  expect(store.cannotSave).toBe('presets');
  expect(screen.getByText('First confirm the values that we filled in, or change them.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have checked these values, and they are right.' }));
  expect(store.cannotSave).toBeNull();
});

it('why it cannot be added is the way to the box that has to be ticked', async () => {
  await draw();
  const reason = screen.getByRole('link', { name: /^First confirm the values that we filled in/ });
  fireEvent.click(reason);
  const box = screen.getByRole('checkbox', { name: /I have checked these values/ });
  expect(document.activeElement).toBe(box);
  reason.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Add Beneficiary' }));
  expect(document.activeElement, 'a press that does nothing leads there too').toBe(box);
});

it('each of them leads to its own field and back to the review (CP-WIZ-23)', async () => {
  const { store } = await draw();
  fireEvent.click(screen.getByRole('button', { name: 'Change Classification' }));
  expect([store.state.step, store.startAt]).toEqual(['basic-info', 'classification']);
  act(() => store.write('classification', 'Individual'));
  act(() => store.goOn());
  expect([store.state.step, store.startAt]).toEqual(['review', null]);
});
