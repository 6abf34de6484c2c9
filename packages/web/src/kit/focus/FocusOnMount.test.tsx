import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FocusOnMount } from './FocusOnMount.tsx';
import { isFocusFree } from './formFieldFocus.ts';

afterEach(cleanup);

const arrive = (yieldsTo: 'nothing' | 'field'): void => {
  render(<input aria-label="They receive" />);
  screen.getByLabelText('They receive').focus();
  render(<FocusOnMount yieldsTo={yieldsTo}>Your deal is booked</FocusOnMount>);
};

describe('what must be seen first', () => {
  it('takes the focus where it came of a press here', () => {
    arrive('nothing');
    expect(document.activeElement?.textContent).toBe('Your deal is booked');
  });

  it('takes the focus in place of what had it, and leaves it to whoever has gone on', () => {
    const { unmount } = render(<button type="button">Continue</button>);
    screen.getByRole('button').focus();
    unmount();
    render(
      <FocusOnMount yieldsTo="anything" held>
        Your deal is booked
      </FocusOnMount>,
    );
    expect(document.activeElement?.textContent).toBe('Your deal is booked');
    expect(isFocusFree(document.activeElement)).toBe(false);
    render(<button type="button">Book Deal</button>);
    screen.getByRole('button').focus();
    render(
      <FocusOnMount yieldsTo="anything" held>
        Your deal was not booked
      </FocusOnMount>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('leaves the focus to whoever is in a field where it came from elsewhere', () => {
    arrive('field');
    expect(document.activeElement).toBe(screen.getByLabelText('They receive'));
  });
});
