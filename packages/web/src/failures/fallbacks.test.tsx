import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GenericFallback } from './GenericFallback.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RootFallback } from './RootFallback.tsx';

afterEach(cleanup);

describe('when something went wrong', () => {
  it('in a page, the way home is shown (ROUTE-13, ROUTE-14)', () => {
    render(<RootFallback />);
    expect(screen.getByRole('heading', { name: 'An unexpected error occurred.' })).toBeTruthy();
    expect(screen.getByText('Sorry about that.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe('/');
  });

  it('outside the router, at least that is said (ROUTE-15)', () => {
    render(<GenericFallback />);
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  });

  it('with an address, the page says so and leads home (ROUTE-17, ROUTE-18)', () => {
    render(<NotFoundPage home="/secure/fxgateway/dashboard" inside />);
    expect(screen.getByRole('heading', { name: 'Page not found.' })).toBeTruthy();
    expect(screen.getByText("Sorry, we couldn't find the page you're looking for.")).toBeTruthy();
    const home = screen.getByRole('link', { name: 'Go back home' });
    expect(home.getAttribute('href')).toBe('/secure/fxgateway/dashboard');
  });
});
