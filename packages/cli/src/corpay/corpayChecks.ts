import type { Check } from '../check/check.ts';
import { beneficiary } from './check/beneficiary.ts';
import { error } from './check/error.ts';
import { fees } from './check/fees.ts';
import { quote } from './check/quote.ts';
import { wizard } from './check/wizard.ts';

export const corpayChecks: readonly Check[] = [fees, quote, wizard, error, beneficiary];
