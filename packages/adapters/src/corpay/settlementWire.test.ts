import { describe, expect, it } from 'vitest';
import { readPurposes, readSettlementAccounts } from './settlementWire.ts';

describe('settlement accounts', () => {
  const usd = {
    id: 'INCOMING410233_USD',
    text: 'USD wire, Northfield Bank ...4410',
    method: { id: 'W', text: 'Wire' },
    currency: 'USD',
    bankName: 'Northfield Bank',
    bankAccount: '...4410',
    preferred: true,
    selected: true,
    links: [],
  };
  const balance = { ...usd, id: 42, method: { id: 'C', text: 'FXBalance' }, bankName: null, preferred: null };

  it('of all groups come in order, grouped or not', () => {
    const accounts = [
      {
        id: '42',
        text: 'USD wire, Northfield Bank ...4410',
        currency: 'USD',
        bankName: '',
        method: { id: 'C', text: 'FXBalance' },
        preferred: false,
      },
      {
        id: 'INCOMING410233_USD',
        text: 'USD wire, Northfield Bank ...4410',
        currency: 'USD',
        bankName: 'Northfield Bank',
        method: { id: 'W', text: 'Wire' },
        preferred: true,
      },
    ];
    const groups = [
      { ordnum: 0, text: 'Balances', children: [balance] },
      { ordnum: 1, text: 'Bank accounts', children: [usd] },
      { ordnum: 2, text: 'None', children: [] },
    ];
    expect(readSettlementAccounts({ content: { items: groups } })).toEqual(accounts);
    expect(readSettlementAccounts(groups)).toEqual(accounts);
    expect(readSettlementAccounts([balance, usd])).toEqual(accounts);
  });

  it('without an id to send cannot be read', () => {
    expect(readSettlementAccounts([{ ...usd, id: null }])).toBeNull();
  });

  it('are paid for a purpose from a list', () => {
    const items = [{ id: 7, text: 'PURCHASE OF GOOD(S)', searchText: 'goods' }];
    expect(readPurposes({ content: { items } })).toEqual([{ id: '7', text: 'PURCHASE OF GOOD(S)' }]);
    expect(readPurposes(items)).toEqual([{ id: '7', text: 'PURCHASE OF GOOD(S)' }]);
  });
});
