import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PaymentMethodsField } from './PaymentMethodsField.tsx';

afterEach(cleanup);

const choice = (id: string, text: string, disabledReason: string | null) => ({ id, text, disabledReason });

const draw = (value: string) => {
  const written: string[] = [];
  render(
    <PaymentMethodsField
      id="methods"
      field={{
        id: 'paymentMethods',
        label: 'Payment Methods',
        help: null,
        required: true,
        kind: 'methods',
        choices: [choice('W', 'Wire', null), choice('E', 'iACH', 'Not there.')],
        value,
        maxLength: null,
        inputMode: 'text',
        autoComplete: 'off',
      }}
      error={null}
      disabled={false}
      onChange={(methods) => written.push(methods)}
    />,
  );
  return written;
};
const iach = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'iACH' });

describe('a way to pay that is impossible for the bank country (CP-WIZ-14)', () => {
  it('cannot be ticked and says why', () => {
    draw('W');
    expect(iach().disabled).toBe(true);
    expect(screen.getByText('Not there.')).toBeTruthy();
  });

  it('can be unticked where a stored record has it (S-118)', () => {
    const written = draw('W,E');
    expect(iach().disabled).toBe(false);
    fireEvent.click(iach());
    expect(written).toEqual(['W']);
  });
});
