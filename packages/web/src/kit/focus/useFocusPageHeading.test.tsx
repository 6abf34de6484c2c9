import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Page } from '../layout/Page.tsx';

afterEach(cleanup);

const Orders = () => {
  const navigate = useNavigate();
  return (
    <Page title="Orders">
      <Link to="/help">Get help</Link>
      <button type="button" onClick={() => void navigate('/help', { replace: true })}>
        Moved
      </button>
      <input aria-label="Search" />
    </Page>
  );
};

const open = (): void => {
  render(
    <MemoryRouter initialEntries={['/orders']}>
      <input aria-label="Typing" />
      <Routes>
        <Route path="/orders" element={<Orders />} />
        <Route path="/help" element={<Page title="Help">Read this.</Page>} />
      </Routes>
    </MemoryRouter>,
  );
};
const title = () => document.activeElement?.textContent;

describe('the heading of a page', () => {
  it('has the focus when the user went on to the page, and not when it is the first one', () => {
    open();
    expect(document.activeElement).toBe(document.body);
    act(() => screen.getByRole('link').focus());
    fireEvent.click(screen.getByRole('link'));
    expect(title()).toBe('Help');
  });

  it('leaves the focus to whoever is typing, and where nobody asked for another page', () => {
    open();
    act(() => screen.getByLabelText('Typing').focus());
    fireEvent.click(screen.getByRole('link'));
    expect(document.activeElement).toBe(screen.getByLabelText('Typing'));
    cleanup();
    open();
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(document.body);
  });
});
