import { makeMoney, zeroMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';

/** What a payment costs beside the rate: fifteen dollars by wire, nothing otherwise. */
export const computePaymentFee = (method: string): Money =>
  method === 'W' ? makeMoney(1_500n, 'USD') : zeroMoney('USD');
