import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FocusOnMount } from './FocusOnMount.tsx';

afterEach(cleanup);

const arrive = (elsewhere: boolean): void => {
  render(<input aria-label="They receive" />);
  screen.getByLabelText('They receive').focus();
  render(<FocusOnMount elsewhere={elsewhere}>Your deal is booked</FocusOnMount>);
};

describe('what must be seen first', () => {
  it('takes the focus where it came of a press here', () => {
    arrive(false);
    expect(document.activeElement?.textContent).toBe('Your deal is booked');
  });

  it('leaves the focus to whoever is in a field where it came from elsewhere', () => {
    arrive(true);
    expect(document.activeElement).toBe(screen.getByLabelText('They receive'));
  });
});
