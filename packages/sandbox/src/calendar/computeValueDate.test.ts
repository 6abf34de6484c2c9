import { describe, expect, it } from 'vitest';
import { computeTradeDate, computeValueDate } from './computeValueDate.ts';

const at = (iso: string): number => Date.parse(iso);

describe('the trade date', () => {
  it('turns over at 17:00 in New York', () => {
    expect(computeTradeDate(at('2026-11-18T21:59:00Z'))).toBe('2026-11-18');
    expect(computeTradeDate(at('2026-11-18T22:00:00Z'))).toBe('2026-11-19');
  });

  it('waits for Monday over a weekend', () => {
    expect(computeTradeDate(at('2026-11-20T22:30:00Z'))).toBe('2026-11-23');
    expect(computeTradeDate(at('2026-11-22T10:00:00Z'))).toBe('2026-11-23');
  });
});

describe('the value date', () => {
  it('is two business days after the trade date', () => {
    expect(computeValueDate('USD', 'EUR', at('2026-11-16T10:00:00Z'))).toBe('2026-11-18');
    expect(computeValueDate('USD', 'EUR', at('2026-11-19T10:00:00Z'))).toBe('2026-11-23');
  });

  it('is one business day for dollars against Canadian dollars', () => {
    expect(computeValueDate('CAD', 'USD', at('2026-11-16T10:00:00Z'))).toBe('2026-11-17');
  });

  it('passes over holidays of either currency, and of the dollar for every pair', () => {
    expect(computeValueDate('USD', 'JPY', at('2026-11-20T10:00:00Z'))).toBe('2026-11-25');
    expect(computeValueDate('GBP', 'EUR', at('2026-11-24T10:00:00Z'))).toBe('2026-11-27');
  });
});
