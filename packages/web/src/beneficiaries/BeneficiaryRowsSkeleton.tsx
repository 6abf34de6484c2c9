import { SkeletonTableRows } from '../kit/waiting/SkeletonTableRows.tsx';

/** Rows of beneficiaries that are on their way: the name, the country, the currency. */
export const BeneficiaryRowsSkeleton = () => (
  <SkeletonTableRows row="payee-row" cells={['row-main', 'row-quiet', 'row-amount']} />
);
