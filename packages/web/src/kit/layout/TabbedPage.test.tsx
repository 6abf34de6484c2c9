import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { TabbedPage } from './TabbedPage.tsx';

afterEach(cleanup);

const Place = () => <p>At {useLocation().pathname}</p>;

const open = (path: string): void => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <TabbedPage
        title="FX Gateway"
        tabs={[
          { label: 'Book A Deal', href: '/gateway/dashboard' },
          { label: 'Past Orders', href: '/gateway/orders' },
        ]}
      >
        <Place />
      </TabbedPage>
    </MemoryRouter>,
  );
};

describe('a page of several places', () => {
  it('marks the current tab, deep inside a page too', () => {
    open('/gateway/orders/70012');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Past Orders');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('/gateway/orders');
  });

  it('opens what is chosen in the dropdown of small screens', () => {
    open('/gateway/dashboard');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '/gateway/orders' } });
    expect(screen.getByText('At /gateway/orders')).toBeTruthy();
  });
});
