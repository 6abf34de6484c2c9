import { money, noMoney, type Money } from '@fx-gateway/domain/money/money.ts';

/** What a payment costs beside the rate: fifteen dollars by wire, nothing otherwise. */
export const paymentFee = (method: string): Money => (method === 'W' ? money(1_500n, 'USD') : noMoney('USD'));
