import { WaitingRows } from '../kit/waiting/WaitingRows.tsx';

/** Rows of beneficiaries that are on their way: the name, the country, the currency. */
export const WaitingBeneficiaries = () => (
  <WaitingRows row="payee-row" cells={['row-main', 'row-quiet', 'row-amount']} />
);
