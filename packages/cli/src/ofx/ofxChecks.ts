import type { Check } from '../checking/check.ts';
import { beneficiary } from './checks/beneficiary.ts';
import { deal } from './checks/deal.ts';
import { error } from './checks/error.ts';
import { quote } from './checks/quote.ts';
import { wizard } from './checks/wizard.ts';

export const ofxChecks: readonly Check[] = [quote, wizard, beneficiary, deal, error];
