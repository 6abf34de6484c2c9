import { paths } from './paths.ts';

const oneBeneficiary = new RegExp(`^${paths.gateway.beneficiaries}/(?!new$|edit/)`);

/** True for the address of one beneficiary; the pages to add and to edit one come with their wizard. */
export const isBeneficiaryDetailPath = (pathname: string): boolean => oneBeneficiary.test(pathname);
