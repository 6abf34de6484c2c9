import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';
import { NoticeActions } from './NoticeActions.tsx';

afterEach(cleanup);

const Page = ({ field }: { readonly field: boolean }) => {
  const [open, setOpen] = useState(true);
  return (
    <main id="content">
      <h1 className="page-title" tabIndex={-1}>
        Orders
      </h1>
      <button type="button">Before</button>
      {open ? (
        <Notice title="It was booked elsewhere.">
          <NoticeActions onClose={() => setOpen(false)}>
            <button type="button">See it</button>
          </NoticeActions>
        </Notice>
      ) : null}
      {field ? <input aria-label="To" /> : null}
    </main>
  );
};

describe('a notice that is closed', () => {
  it.each([
    [true, () => screen.getByLabelText('To')],
    [false, () => screen.getByRole('heading')],
  ])('gives the focus to what follows it, else to the heading: %s', (field, follows) => {
    render(<Page field={field} />);
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.click(close);
    expect(screen.queryByText('It was booked elsewhere.')).toBeNull();
    expect(document.activeElement).toBe(follows());
  });
});
