import type { Check } from '../checking/check.ts';
import { beneficiary } from './checks/beneficiary.ts';
import { error } from './checks/error.ts';
import { fees } from './checks/fees.ts';
import { quote } from './checks/quote.ts';
import { wizard } from './checks/wizard.ts';

export const corpayChecks: readonly Check[] = [fees, quote, wizard, error, beneficiary];
