import { describe, expect, it } from 'vitest';
import { fillPathIds } from './fillPathIds.ts';

describe('the ids of a call', () => {
  it('stand in their places, each as one segment', () => {
    expect(fillPathIds('/deals/{dealId}/parts/{part}', { part: '$&', dealId: 'a/b' })).toBe(
      '/deals/a%2Fb/parts/%24%26',
    );
    expect(fillPathIds('/deals', {})).toBe('/deals');
  });

  it('leave no path where one of them cannot be a segment', () => {
    const placed = ['', '.', '..'].map((id) =>
      fillPathIds('/deals/{dealId}/{part}', { dealId: '1', part: id }),
    );
    expect(placed).toEqual([null, null, null]);
    expect(fillPathIds('/deals/{dealId}/{part}', { dealId: '', part: '1' })).toBeNull();
  });
});
