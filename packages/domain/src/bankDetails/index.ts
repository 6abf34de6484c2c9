export * from './bankDetailChecks.ts';
export * from './bankDetailWords.ts';
export * from './confirmedAccounts.ts';
export * from './lookAtBankDetails.ts';
export * from './paidAccounts.ts';
export * from './payeeAccount.ts';
export * from './whyAskBankDetails.ts';
