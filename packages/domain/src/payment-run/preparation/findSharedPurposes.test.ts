import { expect, it } from 'vitest';
import { findSharedPurposes } from './findSharedPurposes.ts';

const goods = { id: 'GOODS', text: 'Purchase of goods' };
const rent = { id: 'RENT', text: 'Rent' };

it('a purpose that several countries list is said once for all of them, by what each calls it', () => {
  const asked = [
    { country: 'GB', method: 'W', choices: [rent, goods] },
    { country: 'GB', method: 'E', choices: [goods, { id: 'GOODS-2', text: 'PURCHASE OF GOODS' }] },
    { country: 'IN', method: 'W', choices: [rent, { id: 'P01', text: ' purchase of Goods' }] },
    { country: 'ZA', method: 'W', choices: [{ id: 'IMPORT', text: 'Imports' }] },
    { country: 'CN', method: 'W', choices: null },
  ];
  expect(findSharedPurposes(asked)).toEqual([
    {
      text: 'Purchase of goods',
      at: [
        { country: 'GB', method: 'W', chosen: 'GOODS' },
        { country: 'GB', method: 'E', chosen: 'GOODS' },
        { country: 'IN', method: 'W', chosen: 'P01' },
      ],
    },
    {
      text: 'Rent',
      at: [
        { country: 'GB', method: 'W', chosen: 'RENT' },
        { country: 'IN', method: 'W', chosen: 'RENT' },
      ],
    },
  ]);
  expect(findSharedPurposes(asked.slice(0, 1))).toEqual([]);
});
