import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('the addresses of the product', () => {
  it('are exactly these', () => {
    expect({
      ...paths,
      gateway: {
        ...paths.gateway,
        order: [paths.gateway.order('A/1 2'), paths.gateway.order(70012, { success: true })],
        deal: [paths.gateway.deal('D-1'), paths.gateway.deal('D-1', { success: true })],
        beneficiary: paths.gateway.beneficiary('b?1'),
        editBeneficiary: paths.gateway.editBeneficiary('b#1'),
      },
    }).toMatchInlineSnapshot();
  });
});
