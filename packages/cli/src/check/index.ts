import type { Verb } from '../command/verb.ts';
import { beneficiary } from './beneficiary.ts';
import { error } from './error.ts';
import { fees } from './fees.ts';
import { quote } from './quote.ts';
import { split } from './split.ts';
import { wizard } from './wizard.ts';

export const checkVerbs: readonly Verb[] = [split, fees, quote, wizard, error, beneficiary];
