import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useState, type ReactNode } from 'react';
import { FocusOnMount } from '../focus/FocusOnMount.tsx';
import { FailureNotice } from './FailureNotice.tsx';

afterEach(cleanup);

const withClipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

const copy = async (): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy request id' })));
};

const Page = ({ becomes }: { readonly becomes: ReactNode }) => {
  const [over, setOver] = useState(false);
  return (
    <main id="content">
      <h1 tabIndex={-1}>Orders</h1>
      {over ? (
        becomes
      ) : (
        <FailureNotice
          happened="Nothing answered."
          next={
            <button type="button" onClick={() => setOver(true)}>
              Try again
            </button>
          }
        />
      )}
      <input aria-label="To" />
    </main>
  );
};

const tryAgain = async (becomes: ReactNode): Promise<void> => {
  render(<Page becomes={becomes} />);
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  await act(async () => fireEvent.click(button));
};

describe('a failure that is over', () => {
  it('leaves whoever tried again at what follows it', async () => {
    await tryAgain(null);
    expect(document.activeElement).toBe(screen.getByLabelText('To'));
  });

  it('leaves them at what comes in its place and has to be seen first', async () => {
    await tryAgain(<FocusOnMount yieldsTo="anything">It is booked.</FocusOnMount>);
    expect(document.activeElement?.textContent).toBe('It is booked.');
  });

  it('leaves them at no button, which the next press of the same key would press: at the nearest field beside it', async () => {
    render(
      <main id="content">
        <section>
          <input aria-label="You send" defaultValue="5" />
          <input aria-label="They receive" defaultValue="4" />
          <Page becomes={null} />
          <button type="button">Book Deal</button>
        </section>
        <a href="/rates">Market Rates</a>
      </main>,
    );
    const to = screen.getByLabelText('To');
    to.remove();
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(document.activeElement).toBe(screen.getByLabelText('They receive'));
  });

  it('leaves them first at what is still to be filled beside it', async () => {
    render(
      <section>
        <input aria-label="Purpose" aria-required="true" />
        <input aria-label="Reference" defaultValue="INV-7" />
        <Page becomes={null} />
      </section>,
    );
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    await act(async () => fireEvent.click(button));
    expect(document.activeElement).toBe(screen.getByLabelText('Purpose'));
  });

  it('leaves whoever is elsewhere where they are', async () => {
    render(<Page becomes={null} />);
    const heading = screen.getByRole('heading');
    heading.focus();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(document.activeElement).toBe(heading);
  });
});

/** A page on which only the failure can be pressed, and what is asked again meanwhile. */
const Alone = ({ state }: { readonly state: 'failed' | 'asking' }) => (
  <main id="content">
    <h1 tabIndex={-1}>FX Gateway</h1>
    {state === 'asking' ? (
      <p>Generating secure tokens...</p>
    ) : (
      <FailureNotice happened="Nothing answered." next={<button type="button">Try again</button>} />
    )}
  </main>
);

const pressedAlone = async () => {
  const { rerender } = render(<Alone state="failed" />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  const become = (state: 'failed' | 'asking') => act(async () => rerender(<Alone state={state} />));
  await become('asking');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  return { become };
};

describe('a failure that is the only thing on the page', () => {
  it('has whoever tried again back at what they pressed when that fails too, as often as it does', async () => {
    const { become } = await pressedAlone();
    await become('failed');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await become('asking');
    await become('failed');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  });

  it('leaves them where they went meanwhile', async () => {
    const { become } = await pressedAlone();
    render(<a href="/help">Help</a>);
    screen.getByRole('link', { name: 'Help' }).focus();
    await become('failed');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
  });
});

const form = (failed: boolean) => (
  <section>
    {failed ? (
      <FailureNotice happened="Nothing answered." next={<button type="button">Try again</button>} />
    ) : null}
    <input aria-label="Reference" />
  </section>
);

it('a failure that was left for a field beside it does not take whoever is there back', async () => {
  const { rerender } = render(form(true));
  screen.getByRole('button', { name: 'Try again' }).focus();
  await act(async () => rerender(form(false)));
  await act(async () => rerender(form(true)));
  expect(document.activeElement).toBe(screen.getByLabelText('Reference'));
});

describe('a failure on screen', () => {
  it('gives the id of its answer to the clipboard', async () => {
    const copied: string[] = [];
    withClipboard(async (text) => void copied.push(text));
    render(<FailureNotice happened="The quote could not be renewed." requestId="req-1" />);
    await copy();
    expect(copied).toEqual(['req-1']);
    expect(screen.getByRole('status').textContent).toBe('Copied request id.');
  });

  it('says when the browser does not allow copying', async () => {
    const refusing = { writeText: () => Promise.reject(new Error('NotAllowedError')) };
    for (const clipboard of [refusing, undefined]) {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      render(<FailureNotice happened="The quote could not be renewed." requestId="req-1" />);
      await copy();
      const said = screen.getByText('Copying is not allowed here. Select the text and copy it yourself.');
      expect(said.className).not.toBe('visually-hidden');
      fireEvent.keyDown(document.body, { key: 'Tab' });
      expect(said.textContent).toBe('');
      cleanup();
    }
  });

  it('claims no id when nothing was answered', () => {
    render(<FailureNotice happened="Nothing answered." requestId={null} />);
    expect(screen.getByText('Nothing answered.')).toBeTruthy();
    expect(screen.queryByText(/Request/)).toBeNull();
  });
});
