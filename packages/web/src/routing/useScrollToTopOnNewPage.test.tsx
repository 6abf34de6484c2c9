import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollToTopOnNewPage } from './useScrollToTopOnNewPage.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Page = () => {
  useScrollToTopOnNewPage();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/dashboard">Pay again</Link>
      <Link to="/orders?currency=EUR" replace>
        EUR
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
};

it('a page that is gone on to begins at its top; the way back and a changed filter leave the place as it is', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/orders']}>
      <Page />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('EUR'));
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Pay again'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await act(async () => fireEvent.click(screen.getByText('Back')));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
