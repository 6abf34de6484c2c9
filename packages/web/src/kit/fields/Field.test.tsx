import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountTextField } from './AmountTextField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const nothing = (): void => undefined;

const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a field', () => {
  it.each([
    ['text', <TextField key="f" label="Field" value="" help="Help." error="Wrong." onChange={nothing} />],
    [
      'amount',
      <AmountTextField
        key="f"
        label="Field"
        value=""
        currency="EUR"
        help="Help."
        error="Wrong."
        onChange={nothing}
      />,
    ],
    [
      'choice',
      <SelectField
        key="f"
        label="Field"
        value=""
        options={[]}
        help="Help."
        error="Wrong."
        onChange={nothing}
      />,
    ],
  ])('of %s reads its help and its error to everyone', (_kind, field) => {
    render(field);
    const control = screen.getByLabelText('Field');
    expect(descriptionOf(control)).toBe('Help. | Wrong.');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('without trouble claims none', () => {
    render(<TextField label="Field" value="" error={null} onChange={nothing} />);
    const control = screen.getByLabelText('Field');
    expect(control.getAttribute('aria-invalid')).toBe('false');
    expect(control.getAttribute('aria-describedby')).toBeNull();
  });

  it.each([
    ['62,779.30', 'input input-amount'],
    ['1,234,567.89', 'input input-amount input-amount-long'],
    ['1,234,567,890.00', 'input input-amount input-amount-longest'],
  ])('of amount %s is written as small as it has to be to stand there whole', (value, size) => {
    render(<AmountTextField label="Field" value={value} currency="IDR" onChange={nothing} />);
    expect(screen.getByLabelText('Field').className).toBe(size);
  });
});
