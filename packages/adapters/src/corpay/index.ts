export { connectCorpay } from './connectCorpay.ts';
export { corpayContract } from './corpayContract.ts';
export { readRulesTemplate } from './rulesWire.ts';
