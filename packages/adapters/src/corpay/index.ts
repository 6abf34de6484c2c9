export { connectCorpay } from './connectCorpay.ts';
export { connectCorpayServices } from './connectCorpayServices.ts';
export { corpayContract } from './corpayContract.ts';
export { readRulesTemplate } from './rulesWire.ts';
