import type { Verb } from '../verbs/verb.ts';
import { faults } from './faults.ts';
import { mail } from './mail.ts';
import { reset } from './reset.ts';
import { start } from './start.ts';

export const sandboxVerbs: readonly Verb[] = [start, reset, mail, faults];
