import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRestoreLinkFocusOnBack } from './useRestoreLinkFocusOnBack.ts';

afterEach(cleanup);

const Pages = () => {
  const navigate = useNavigate();
  useRestoreLinkFocusOnBack();
  return (
    <main>
      <h1 tabIndex={-1}>Orders</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Routes>
        <Route
          path="/orders"
          element={['1', '2', '3'].map((order) => (
            <Link key={order} to={`/orders/${order}`}>
              {order}
            </Link>
          ))}
        />
        <Route path="/orders/:order" element="An order." />
      </Routes>
    </main>
  );
};

it('back in a list, the focus is on the link that was followed', () => {
  render(
    <MemoryRouter initialEntries={['/orders']}>
      <Pages />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('link', { name: '2' }));
  act(() => screen.getByRole('heading').focus());
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '2' }));
});
