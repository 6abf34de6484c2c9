import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

const Page = ({ advised }: { readonly advised: 'confirm' | 'cancel' }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        open={open}
        title="Delete it?"
        advised={advised}
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={close}
        onCancel={close}
      >
        <p>It is gone then.</p>
      </ConfirmDialog>
    </>
  );
};

describe('a dialog over the page', () => {
  it.each(['confirm', 'cancel'] as const)(
    'has the focus at its way back as soon as it opens, also where %s is advised',
    (advised) => {
      render(<Page advised={advised} />);
      fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }));
    },
  );

  it('has no tab stop but its controls and the two ends that keep the focus in it', () => {
    render(<Page advised="confirm" />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const stops = [
      ...(screen.getByRole('dialog').closest('.bp6-overlay')?.querySelectorAll<HTMLElement>('*') ?? []),
    ]
      .filter(({ tabIndex }) => tabIndex >= 0)
      .filter(({ className }) => !className.includes('focus-trap'));
    expect(stops.map(({ tagName }) => tagName)).toEqual(['BUTTON', 'BUTTON', 'BUTTON']);
  });

  it('closes on Escape at once, wherever the focus still is', async () => {
    render(<Page advised="confirm" />);
    const opener = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Delete it?' })).toBeTruthy();
    fireEvent.keyDown(opener, { key: 'Escape' });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
