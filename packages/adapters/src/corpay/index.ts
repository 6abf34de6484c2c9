export { connectCorpay } from './connectCorpay.ts';
export { readRulesTemplate } from './rulesWire.ts';
