import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Broken = (): never => {
  throw new Error('broken');
};

let visits = 0;

const Visitor = () => {
  const [number] = useState(() => (visits += 1));
  return <p>Visit {number}</p>;
};

const at = (place: string, broken = false) => (
  <ErrorBoundary place={place} fallback={<p>Error loading page.</p>}>
    {broken ? <Broken /> : <Visitor />}
  </ErrorBoundary>
);

describe('a page that fails to render', () => {
  it('is replaced by words, and the next page is shown again', () => {
    const { rerender } = render(at('/orders', true));
    expect(screen.getByText('Error loading page.')).toBeTruthy();
    rerender(at('/dashboard'));
    expect(screen.queryByText('Error loading page.')).toBeNull();
    expect(screen.getByText(/^Visit/)).toBeTruthy();
  });
});

describe('a page that works', () => {
  it('keeps what the user has begun on the way to another page inside it', () => {
    const { rerender } = render(at('/dashboard'));
    const before = screen.getByText(/^Visit/).textContent;
    rerender(at('/orders'));
    expect(screen.getByText(/^Visit/).textContent).toBe(before);
  });
});
