import type { Verb } from '../program/verb.ts';
import { faults } from './faults.ts';
import { reset } from './reset.ts';
import { start } from './start.ts';

export const sandboxVerbs: readonly Verb[] = [start, reset, faults];
