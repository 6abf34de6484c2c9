import { failed } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { openReview } from '../../../../test/openWizard.ts';
import { MemoryRouter } from 'react-router-dom';
import { RulesFailure } from './RulesFailure.tsx';
import { CorpayWizardStepForm } from './CorpayWizardStepForm.tsx';

afterEach(cleanup);

const isThere = (): boolean =>
  document.activeElement?.closest('.arrival')?.textContent?.includes('Not by iACH.') === true;
const leave = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

describe('rules that the partner refuses', () => {
  it('lead back to the step that says what they depend on', async () => {
    const { store, answers, time } = await openReview();
    answers.rules = async () => failed(failure('refused', { status: 400, messages: ['Not by iACH.'] }));
    store.goTo({ type: 'GO_TO_STEP', step: 'bank-address' });
    store.write('bankCountry', 'GB');
    await time.advance(0);
    render(<RulesFailure store={store} />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go to Basic Info' })));
    expect(store.state.step).toBe('basic-info');
    expect(screen.queryByRole('button', { name: 'Go to Basic Info' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('are told only when they were refused with a new token too, so that the form stays where it is', async () => {
    const { store, answers, time, refuseToken } = await openReview();
    answers.rules = async () => {
      refuseToken();
      return failed(failure('token-refused', { status: 401 }));
    };
    render(<RulesFailure store={store} />);
    await act(async () => {
      store.write('bankCurrency', 'USD');
      await time.advance(999);
    });
    expect(document.body.textContent).toBe('');
    answers.token = async () => failed(failure('server-trouble', { status: 500 }));
    await act(() => time.advance(2_000));
    expect(screen.getByText('Session expired. Trying to generate new tokens...')).toBeTruthy();
  });

  it('are told below what is asked, so that nothing moves under whoever types, stay told while they are asked for again, and leave the focus at a field once they come', async () => {
    const { store, answers, time } = await openReview();
    const { rules } = answers;
    answers.rules = async () => failed(failure('server-trouble', { status: 500 }));
    store.goTo({ type: 'GO_TO_STEP', step: 'basic-info' });
    const form = <CorpayWizardStepForm store={store} />;
    render(<main id="content">{form}</main>, { wrapper: MemoryRouter });
    await act(async () => {
      store.write('bankCurrency', 'USD');
      await time.advance(0);
    });
    const again = screen.getByRole('button', { name: 'Try again' });
    const [lastField] = screen.getAllByRole('combobox').slice(-1);
    expect(lastField?.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    again.focus();
    const pressed = (): Promise<void> =>
      act(async () => {
        fireEvent.click(again);
        await time.advance(1_000);
      });
    await pressed();
    expect(document.activeElement).toBe(again);
    answers.rules = rules;
    await pressed();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.matches('input, select, textarea')).toBe(true);
    expect(document.activeElement?.closest('section')).toBe(lastField?.closest('section'));
  });

  it('take the focus when the user wants to go on, each time, and not while they type', async () => {
    const { store, answers, time } = await openReview();
    answers.rules = async () => failed(failure('refused', { status: 400, messages: ['Not by iACH.'] }));
    store.goTo({ type: 'GO_TO_STEP', step: 'basic-info' });
    render(<RulesFailure store={store} />);
    const after = (what: () => void) =>
      act(async () => {
        what();
        await time.advance(0);
      });
    await after(() => store.write('bankCurrency', 'USD'));
    expect([screen.getByText('Not by iACH.') !== null, isThere()]).toEqual([true, false]);
    await after(() => store.goOn());
    expect(isThere()).toBe(true);
    leave();
    await after(() => store.goOn());
    expect(isThere()).toBe(true);
  });
});
