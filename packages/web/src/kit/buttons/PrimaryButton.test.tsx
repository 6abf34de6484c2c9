import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PrimaryButton } from './PrimaryButton.tsx';

afterEach(cleanup);

const press = (props: { readonly busy?: boolean; readonly disabledReason?: string | null }) => {
  const calls: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        calls.push('submitted');
      }}
    >
      <PrimaryButton submit onPress={() => calls.push('pressed')} {...props}>
        Book Deal
      </PrimaryButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Book Deal' });
  fireEvent.click(button);
  return { button, calls };
};

describe('the primary action', () => {
  it('acts and sends its form', () => {
    expect(press({}).calls).toEqual(['pressed', 'submitted']);
  });

  it('does nothing while there is a reason against it, and says the reason to everyone', () => {
    const { button, calls } = press({ disabledReason: 'Choose a beneficiary first.' });
    expect(calls).toEqual([]);
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Choose a beneficiary first.');
  });

  it('keeps its place in the tab order while it is disabled', () => {
    const { button } = press({ disabledReason: 'Choose a beneficiary first.' });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('acts only once while the first press is on its way', () => {
    const { button, calls } = press({ busy: true });
    expect(button.textContent).toContain('Book Deal');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(calls).toEqual([]);
  });
});
