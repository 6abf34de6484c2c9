import type { Verb } from '../program/verb.ts';
import { fees } from './fees.ts';
import { quote } from './quote.ts';
import { split } from './split.ts';

export const checkVerbs: readonly Verb[] = [split, fees, quote];
