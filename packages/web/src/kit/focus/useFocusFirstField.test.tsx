import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFocusFirstField } from './useFocusFirstField.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Form = ({ loading, purpose = '' }: { readonly loading: boolean; readonly purpose?: string }) => {
  const form = useFocusFirstField<HTMLFormElement>();
  return (
    <form ref={form}>
      <input aria-label="Amount" readOnly value="10,000.00" />
      <input aria-label="Purpose" readOnly value={purpose} disabled={loading} />
      <input aria-label="Reference" readOnly value="" />
    </form>
  );
};
const Choice = ({ choices }: { readonly choices: readonly string[] }) => {
  const form = useFocusFirstField<HTMLFormElement>();
  return (
    <form ref={form}>
      <select aria-label="Purpose" value="" onChange={() => undefined}>
        <option value="" disabled>
          Choose a purpose
        </option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </form>
  );
};
const Filled = ({ amount }: { readonly amount: string }) => {
  const form = useFocusFirstField<HTMLFormElement>((fields) => fields.querySelector('input'));
  return (
    <form ref={form}>
      <input aria-label="Amount" readOnly value={amount} />
    </form>
  );
};
const focused = () => document.activeElement?.getAttribute('aria-label');
describe('on a page that opens with a form', () => {
  it('the first empty field has the focus, once it can be filled and not before', () => {
    const { rerender } = render(<Form loading />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Form loading={false} />);
    expect(focused()).toBe('Purpose');
  });

  it('nothing is chosen from before there are choices', () => {
    const { rerender } = render(<Choice choices={[]} />);
    expect(document.activeElement).toBe(document.body);
    rerender(<Choice choices={['Goods']} />);
    expect(focused()).toBe('Purpose');
  });

  it('what is filled later moves it no more', () => {
    const { rerender } = render(<Form loading={false} />);
    rerender(<Form loading={false} purpose="Goods" />);
    expect(focused()).toBe('Purpose');
  });

  it.each([
    ['field', <input key="f" aria-label="Elsewhere" readOnly />],
    [
      'button',
      <button key="b" type="button" aria-label="Elsewhere">
        Open
      </button>,
    ],
  ])('whoever is in another %s by then stays there', (_kind, elsewhere) => {
    const { rerender } = render(<Form loading />);
    render(elsewhere);
    screen.getByLabelText('Elsewhere').focus();
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

describe('on a page that opens with a form, where a keyboard would cover it', () => {
  it.each([
    ['that is filled in is brought into sight', '210.00', ['Amount']],
    ['that is empty stays where it is', '', []],
  ])('the field %s, without the focus', (_what, amount, brought) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const shown: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.getAttribute('aria-label'));
    };
    render(<Filled amount={amount} />);
    expect(shown).toEqual(brought);
    expect(document.activeElement).toBe(document.body);
  });
});
