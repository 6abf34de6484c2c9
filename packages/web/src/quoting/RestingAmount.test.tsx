import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RestingAmount } from './RestingAmount.tsx';

afterEach(cleanup);

const field = (value: string, typed: string[] = []) => (
  <RestingAmount label="You send" value={value} currency="USD" onChange={(text) => typed.push(text)} />
);
const input = () => screen.getByLabelText<HTMLInputElement>('You send');

describe('an amount field beside a live quote', () => {
  it('groups its thousands at rest and shows what is typed while it has the focus', () => {
    render(field('11534.02'));
    expect(input().value).toBe('11,534.02');
    fireEvent.focus(input());
    expect(input().value).toBe('11534.02');
    fireEvent.blur(input());
    expect(input().value).toBe('11,534.02');
  });

  it('an answer that arrives while somebody is in the field changes nothing under their hands', () => {
    const typed: string[] = [];
    const { rerender } = render(field('100', typed));
    fireEvent.focus(input());
    fireEvent.change(input(), { target: { value: '1005' } });
    rerender(field('99999', typed));
    expect(input().value).toBe('1005');
    expect(typed).toEqual(['1005']);
    fireEvent.blur(input());
    expect(input().value).toBe('99,999');
  });
});
