import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Page } from './Page.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';
import { createTabTitle, TabTitleContext } from './tabTitle.ts';

afterEach(cleanup);

const open = (address: string): (() => string | undefined) => {
  const shown: string[] = [];
  const title = createTabTitle('FX Gateway', (text) => shown.push(text));
  render(
    <TabTitleContext value={title}>
      <MemoryRouter initialEntries={[address]}>
        <input aria-label="Typing" />
        <Page title="FX Gateway" name="Past Orders">
          <Routes>
            <Route path="/orders" element={<Link to="/orders/700">Order 700</Link>} />
            <Route
              path="/orders/:number"
              element={
                <>
                  <Link to="/orders">See All</Link>
                  <ScreenHeading title="Order 700 · Kestrel Wool" />
                </>
              }
            />
          </Routes>
        </Page>
      </MemoryRouter>
    </TabTitleContext>,
  );
  return () => shown.at(-1);
};
const focused = () => document.activeElement?.textContent;
const follow = (name: string): void => {
  const link = screen.getByRole('link', { name });
  act(() => link.focus());
  fireEvent.click(link);
};

describe('the heading of a screen', () => {
  it("has the focus when the user went on to it, and names the browser's tab until they go back", () => {
    const tab = open('/orders');
    expect(tab()).toBe('Past Orders: FX Gateway');
    follow('Order 700');
    expect([focused(), tab()]).toEqual(['Order 700 · Kestrel Wool', 'Order 700 · Kestrel Wool: FX Gateway']);
    follow('See All');
    expect([focused(), tab()]).toEqual(['FX Gateway', 'Past Orders: FX Gateway']);
  });

  it('takes the focus neither from whoever is typing nor when the document opens with it', () => {
    open('/orders/700');
    expect(document.activeElement).toBe(document.body);
    cleanup();
    open('/orders');
    act(() => screen.getByLabelText('Typing').focus());
    fireEvent.click(screen.getByRole('link', { name: 'Order 700' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Typing'));
  });
});
