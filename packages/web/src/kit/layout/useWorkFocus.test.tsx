import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useWorkFocus } from './useWorkFocus.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const Form = ({ loading, purpose = '' }: { readonly loading: boolean; readonly purpose?: string }) => {
  const form = useWorkFocus<HTMLFormElement>();
  return (
    <form ref={form}>
      <input aria-label="Amount" readOnly value="10,000.00" />
      <input aria-label="Purpose" readOnly value={purpose} disabled={loading} />
      <input aria-label="Reference" readOnly value="" />
    </form>
  );
};
const focused = () => document.activeElement?.getAttribute('aria-label');
const somewhere = (element: 'input' | 'button'): void => {
  const place = document.createElement(element);
  place.setAttribute('aria-label', 'Elsewhere');
  document.body.append(place);
  place.focus();
};

describe('on a page that opens with a form', () => {
  it('the first empty field has the focus, once it can be filled and not before', () => {
    const { rerender } = render(<Form loading />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Form loading={false} />);
    expect(focused()).toBe('Purpose');
  });

  it('what is filled later moves it no more', () => {
    const { rerender } = render(<Form loading={false} />);
    rerender(<Form loading={false} purpose="Goods" />);
    expect(focused()).toBe('Purpose');
  });

  it.each(['input', 'button'] as const)('whoever is in another %s by then stays there', (element) => {
    const { rerender } = render(<Form loading />);
    somewhere(element);
    rerender(<Form loading={false} />);
    expect(focused()).toBe('Elsewhere');
  });

  it('what had the focus to be seen first passes it on', () => {
    render(
      <h1 className="page-title" tabIndex={-1}>
        FX Gateway
      </h1>,
    );
    screen.getByRole('heading').focus();
    render(<Form loading={false} />);
    expect(focused()).toBe('Purpose');
  });
});
