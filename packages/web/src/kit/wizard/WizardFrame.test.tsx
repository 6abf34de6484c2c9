import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { WizardFrame } from './WizardFrame.tsx';

afterEach(cleanup);

const steps = [
  { id: 'one', title: 'One', done: false, enter: null },
  { id: 'two', title: 'Two', done: false, enter: null },
];

/** Enter in the field as a browser hands it on: what nobody prevents sends the form. */
const pressEnter = (options: { readonly repeat?: boolean; readonly later?: number } = {}): boolean => {
  const field = screen.getByRole('textbox');
  const enter = createEvent.keyDown(field, { key: 'Enter', repeat: options.repeat ?? false });
  Object.defineProperty(enter, 'timeStamp', { value: new Event('now').timeStamp + (options.later ?? 0) });
  return fireEvent(field, enter);
};

const Wizard = () => {
  const [step, setStep] = useState('one');
  return (
    <WizardFrame title="Add" steps={steps} current={step} back="/">
      <input aria-label={step} />
      <button onClick={() => setStep('two')}>Continue</button>
    </WizardFrame>
  );
};

const Corrected = () => {
  const [step, setStep] = useState('two');
  return (
    <WizardFrame title="Add" steps={steps} current={step} back="/" startAt={step === 'one' ? 'wrong' : null}>
      <input aria-label="missing" aria-required />
      <input aria-label="wrong one" id="wrong" defaultValue="x" />
      <button onClick={() => setStep('one')}>Correct</button>
    </WizardFrame>
  );
};

it('a step that somebody enters to correct a field begins in that field', () => {
  render(
    <MemoryRouter>
      <Corrected />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'wrong one' }));
});

it('an Enter that bounces, or is held down, sends no step that nobody has seen', () => {
  render(
    <MemoryRouter>
      <Wizard />
    </MemoryRouter>,
  );
  expect(pressEnter()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('textbox', { name: 'two' })).toBeTruthy();
  expect(pressEnter()).toBe(false);
  expect(pressEnter({ later: 5_000, repeat: true })).toBe(false);
  expect(pressEnter({ later: 5_000 })).toBe(true);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' });
  expect(pressEnter(), 'whoever has typed since means this step').toBe(true);
});
