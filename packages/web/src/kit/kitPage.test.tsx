import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { KitPage } from '../../test/kit/KitPage.tsx';

afterEach(cleanup);

it('the page of the kit shows its parts, and a press opens what stands over a page', async () => {
  render(
    <MemoryRouter>
      <KitPage />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('region').length).toBeGreaterThan(9);
  expect(screen.getByRole('table', { name: 'Records' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Get Quote' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByLabelText('Text with an error').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Open the deletion' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('This cannot be taken back.');
});
