import type { Check } from '../check/check.ts';
import { beneficiary } from './check/beneficiary.ts';
import { deal } from './check/deal.ts';
import { wizard } from './check/wizard.ts';

export const ofxChecks: readonly Check[] = [wizard, beneficiary, deal];
