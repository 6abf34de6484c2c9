import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeIdentity } from '../../test/fakeIdentity.ts';
import { partnersContext } from '../partner-frame/partnersContext.ts';
import { identityContext } from '../identity/identityContext.ts';
import { partners } from '../partners.ts';
import { PaletteSearchList, type PaletteItem } from './PaletteSearchList.tsx';
import type { PartnerPaletteEntries } from './partnerCommands.ts';

afterEach(cleanup);

const open = async (partner: Partial<PartnerPaletteEntries> = {}) => {
  const { store: identity } = fakeIdentity({ user: null, hint: false });
  const chosen: PaletteItem[] = [];
  const paid: (readonly [string, string | null])[] = [];
  await act(async () =>
    render(
      <identityContext.Provider value={identity}>
        <partnersContext.Provider value={partners}>
          <PaletteSearchList
            pages={[
              { label: 'Settings', href: '/secure/settings' },
              { label: 'Preferences', href: '/secure/settings' },
            ]}
            partner={{
              payees: [
                { id: 'b-1', name: 'Thalassa <b>Olive</b>', currency: 'EUR', href: '/payee/b-1' },
                { id: 'b-2', name: 'Kestrel Wool', currency: 'GBP', href: '/payee/b-2' },
              ],
              business: [{ label: 'Order 20418300', href: '/order/20418300' }],
              pay: (id, amount) => paid.push([id, amount]),
              ...partner,
            }}
            onChoose={(choice) => chosen.push(choice)}
          />
        </partnersContext.Provider>
      </identityContext.Provider>,
    ),
  );
  return { chosen, paid };
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Command' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the command field', () => {
  it.each([
    ['sett', '/secure/settings'],
    ['kestrel', '/payee/b-2'],
    ['8300', '/order/20418300'],
    ['add new', '/secure/fxgateway/beneficiaries/new'],
  ])('%s goes to %s', async (text, href) => {
    const { chosen } = await open();
    type(text);
    enter();
    expect(chosen.map((choice) => choice.href)).toEqual([href]);
  });

  it.each(['settings', 'preferences'])(
    'offers a place that has two names once, and finds it by %s',
    async (name) => {
      await open();
      type(name);
      expect(offered()).toEqual(['Settings Page']);
    },
  );

  it('fills in a deal with payee and amount once its page is there, and not before', async () => {
    const { chosen, paid } = await open();
    type('pay thal 10 000,50');
    expect(offered()[0]).toBe('Pay Thalassa <b>Olive</b> €10,000.50 EUR Fills in a deal');
    enter();
    expect(chosen.map((choice) => choice.href)).toEqual(['/secure/fxgateway/dashboard']);
    expect(paid).toEqual([]);
    chosen[0]?.arrived?.();
    expect(paid).toEqual([['b-1', '10000.50']]);
  });

  it('says how a payment is written where none can be read', async () => {
    await open();
    type('pay somebody 5');
    expect(offered()).toEqual([]);
    expect(screen.getByText(/^Write pay, a name, and an amount/)).toBeTruthy();
    type('pay thal 1.5m');
    expect(
      screen.getByText('1.5m is not clear as an amount: write it in digits, such as 10000.'),
    ).toBeTruthy();
    type('nobody');
    expect(screen.getByText('Nothing found.')).toBeTruthy();
  });

  it('offers no deal while another one is to be finished', async () => {
    await open({ pay: null });
    type('pay thal 10000');
    expect(offered()).toEqual([]);
    expect(screen.getByText('First finish the deal in hand.')).toBeTruthy();
  });

  it('signs out where the user is', async () => {
    const { chosen } = await open();
    for (const words of ['log', 'sign out']) {
      type(words);
      expect(offered()[0]).toBe('Logout Action');
    }
    enter();
    expect(chosen.map(({ href, arrived }) => [href, typeof arrived])).toEqual([[undefined, 'function']]);
  });

  it('shows names as text', async () => {
    await open();
    type('thal');
    expect(offered()).toEqual(['Thalassa <b>Olive</b> · EUR Payee']);
  });

  it('keeps the focus in the field and names what the arrows mark', async () => {
    const { chosen } = await open();
    expect(marked()).toBe('Settings Page');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(marked()).toBe('Add New Beneficiary Action');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(marked()).toBe('Order 20418300 ');
    enter();
    expect(chosen.map((choice) => choice.href)).toEqual(['/order/20418300']);
  });
});
