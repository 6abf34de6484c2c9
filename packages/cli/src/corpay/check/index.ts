import type { Check } from '../../check/check.ts';
import { beneficiary } from './beneficiary.ts';
import { error } from './error.ts';
import { fees } from './fees.ts';
import { quote } from './quote.ts';
import { wizard } from './wizard.ts';

export const corpayChecks: readonly Check[] = [fees, quote, wizard, error, beneficiary];
