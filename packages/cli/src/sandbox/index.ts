import type { Verb } from '../verbs/verb.ts';
import { sandboxFaultsVerb } from './sandboxFaultsVerb.ts';
import { sandboxMailVerb } from './sandboxMailVerb.ts';
import { resetSandboxVerb } from './resetSandboxVerb.ts';
import { startSandboxVerb } from './startSandboxVerb.ts';

export const sandboxVerbs: readonly Verb[] = [
  startSandboxVerb,
  resetSandboxVerb,
  sandboxMailVerb,
  sandboxFaultsVerb,
];
