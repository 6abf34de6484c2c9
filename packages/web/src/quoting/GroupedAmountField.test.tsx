import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { findAmountProblem } from '@fx-gateway/domain/money/findAmountProblem.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { GroupedAmountField } from './GroupedAmountField.tsx';

afterEach(cleanup);

const field = (value: string) => (
  <GroupedAmountField
    label="You send"
    value={value}
    currency="USD"
    money="USD"
    problem={null}
    onChange={() => undefined}
  />
);
/** A field that keeps what is typed in it. */
const Typed = () => {
  const [text, setText] = useState('100');
  const problem = findAmountProblem(text, 'USD', {});
  return (
    <GroupedAmountField
      label="You send"
      value={text}
      currency="USD"
      money="USD"
      problem={problem}
      onChange={setText}
    />
  );
};
const input = () => screen.getByLabelText<HTMLInputElement>('You send');

const paste = (text: string): boolean => fireEvent.paste(input(), { clipboardData: { getData: () => text } });
const said = (): string => screen.getByRole('status').textContent;

describe('an amount field beside a live quote', () => {
  it('groups its thousands, at rest and while it has the focus', () => {
    render(field('11534.02'));
    expect(input().value).toBe('11,534.02');
    fireEvent.focus(input());
    expect(input().value).toBe('11,534.02');
  });

  it('what is typed is grouped at once, and the caret stays behind the digit that was typed', () => {
    const { rerender } = render(<Typed />);
    fireEvent.focus(input());
    fireEvent.change(input(), { target: { value: '100000' } });
    expect(input().value).toBe('100,000');
    fireEvent.change(input(), { target: { value: '1700,000', selectionStart: 2, selectionEnd: 2 } });
    rerender(<Typed />);
    expect(input().value).toBe('1,700,000');
    expect(input().selectionStart).toBe('1,7'.length);
    expect(input().selectionEnd).toBe('1,7'.length);
  });

  it('a comma that groups digits is passed over by Backspace and Delete', () => {
    render(field('12345'));
    fireEvent.focus(input());
    input().setSelectionRange(3, 3);
    fireEvent.keyDown(input(), { key: 'Backspace' });
    expect(input().selectionStart).toBe(2);
    fireEvent.keyDown(input(), { key: 'Delete' });
    expect(input().selectionStart).toBe(3);
  });

  it('says how an amount is written beside what is wrong with it', () => {
    render(<Typed />);
    fireEvent.focus(input());
    fireEvent.change(input(), { target: { value: 'ten' } });
    const described = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Invalid format. Write it like 1,000.50.');
    expect(screen.getByText('Invalid format.')).toBeDefined();
  });

  it('an answer that changes it while the user is in it is shown at once and typed over as a whole', () => {
    const { rerender } = render(field('11531.01'));
    fireEvent.focus(input());
    input().setSelectionRange(2, 2);
    rerender(field('11531.02'));
    expect(input().value).toBe('11,531.02');
    expect(input().selectionStart).toBe(0);
    expect(input().selectionEnd).toBe('11,531.02'.length);
  });
});

describe('an amount that is pasted', () => {
  it('in everyday spelling replaces what is selected, and it is said how it was read', () => {
    render(<Typed />);
    act(() => input().focus());
    expect(paste('10 000,50'), 'the browser would insert it as it is').toBe(false);
    expect(input().value).toBe('10,000.50');
    expect(said()).toBe('Read as 10,000.50 USD');
    fireEvent.change(input(), { target: { value: '10000.5' } });
    expect(said()).toBe('');
  });

  it('in another currency is said to be in another one', () => {
    render(<Typed />);
    act(() => input().focus());
    paste('€10k');
    expect(input().value).toBe('10,000');
    expect(said()).toBe('Read as 10,000.00 USD, not EUR');
  });

  it.each(['1,000', '1.000', '1000'])('as %s goes in as if it were typed', (text) => {
    render(<Typed />);
    act(() => input().focus());
    expect(paste(text)).toBe(true);
    expect(said()).toBe('');
  });

  it('that can be read in two ways is one of two buttons, and then stands there to be typed on', () => {
    render(<Typed />);
    act(() => input().focus());
    fireEvent.change(input(), { target: { value: '1.000' } });
    expect(screen.getByText('Invalid format.')).toBeDefined();
    expect(screen.getByText('Do you mean 1.00 or 1,000.00?')).toBeDefined();
    const meant = screen.getAllByRole('button');
    expect(meant.map(({ textContent }) => textContent)).toEqual(['Use 1.00', 'Use 1,000.00']);
    act(() => input().blur());
    fireEvent.click(screen.getByRole('button', { name: 'Use 1,000.00' }));
    expect(input().value).toBe('1,000.00');
    expect(document.activeElement).toBe(input());
    expect(screen.queryByText('Invalid format.')).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('into the middle of another one is no amount of its own', () => {
    render(<Typed />);
    act(() => input().focus());
    input().setSelectionRange(1, 1);
    expect(paste('10k')).toBe(true);
    expect(input().value).toBe('100');
  });
});
