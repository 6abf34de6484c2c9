import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

// A document that has shown nothing yet, whatever other tests have drawn.
vi.resetModules();
const { useFocusStepHeading: useStepFocus } = await import('./useFocusStepHeading.ts');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Sheet = ({ title, step = '' }: { readonly title: string; readonly step?: string }) => {
  const navigate = useNavigate();
  const heading = useStepFocus(step);
  return (
    <main key={title}>
      <h1 className="public-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <Link to="/register">sign up</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/login', { replace: true })}>Logout</button>
    </main>
  );
};

const pages = (step: string) => (
  <MemoryRouter initialEntries={['/login']}>
    <input aria-label="Elsewhere" />
    <Routes>
      <Route path="/login" element={<Sheet title={`Sign in ${step}`} step={step} />} />
      <Route path="/register" element={<Sheet title="Register" />} />
    </Routes>
  </MemoryRouter>
);

const press = async (name: string): Promise<void> => {
  screen.getByText(name).focus();
  await act(async () => fireEvent.click(screen.getByText(name)));
};

const focused = () => document.activeElement?.textContent;

it('the heading that anything led to has the focus that was lost, at the top; the first of a document has not', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { rerender } = render(pages('first'));
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []]);
  await press('sign up');
  expect([focused(), scrolled.mock.calls]).toEqual(['Register', [[0, 0]]]);
  await press('Back');
  expect(focused()).toBe('Sign in first');
  await press('sign up');
  await press('Logout');
  expect(focused()).toBe('Sign in first');
  screen.getByText('Back').focus();
  rerender(pages('second'));
  expect(focused()).toBe('Sign in second');
  expect(scrolled).toHaveBeenCalledTimes(5);
});

it('whoever is somewhere else by then stays there', async () => {
  render(pages('first'));
  screen.getByLabelText('Elsewhere').focus();
  await act(async () => fireEvent.click(screen.getByText('sign up')));
  expect(screen.getByRole('heading').textContent).toBe('Register');
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
