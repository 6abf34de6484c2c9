import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLazyPage } from '../../routing/makeLazyPage.ts';
import { NativeDialog } from './NativeDialog.tsx';
import { useLazyOverlay } from './useLazyOverlay.ts';

afterEach(cleanup);

/** The tests' document has no dialogs of its own. */
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

const overlay = () => {
  const trouble = { lost: false, asked: 0 };
  const lazy = makeLazyPage(async () => {
    trouble.asked += 1;
    if (trouble.lost) throw new Error('lost on the way');
    return () => <p>drawn</p>;
  });
  const Page = ({ open }: { readonly open: boolean }) => {
    const { drawn: Drawn, lost } = useLazyOverlay(lazy, open);
    if (Drawn !== null) return <Drawn />;
    return lost ? <p>plain</p> : null;
  };
  return { trouble, Page };
};

describe('what opens over a page', () => {
  it('is fetched when it opens, and not before', async () => {
    const { trouble, Page } = overlay();
    const { rerender } = render(<Page open={false} />);
    expect(trouble.asked).toBe(0);
    rerender(<Page open />);
    expect(await screen.findByText('drawn')).toBeTruthy();
  });

  it('opens all the same when it was lost, and is fetched again when it opens next', async () => {
    const { trouble, Page } = overlay();
    trouble.lost = true;
    const { rerender } = render(<Page open />);
    expect(await screen.findByText('plain')).toBeTruthy();
    trouble.lost = false;
    rerender(<Page open={false} />);
    expect(screen.queryByText('plain')).toBeNull();
    rerender(<Page open />);
    expect(await screen.findByText('drawn')).toBeTruthy();
    expect(trouble.asked).toBe(2);
  });
});

it('a dialog of the browser itself has the focus where it belongs, and closes only as its owner says', () => {
  const closed: string[] = [];
  render(
    <NativeDialog label="Delete it?" focus="button" onClose={() => closed.push('closed')}>
      <button type="button">No</button>
    </NativeDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }));
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(closed).toEqual(['closed']);
});
