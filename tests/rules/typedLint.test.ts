import { expect, it } from 'vitest';
import { lintProbes } from './lintProbes.ts';

const place = 'packages/domain/src/money';
const probes = [
  {
    path: `${place}/floating.ts`,
    code: 'const later = async (): Promise<void> => undefined;\nexport const begin = (): void => {\n  later();\n};\n',
    rule: 'no-floating-promises',
  },
  {
    path: `${place}/misused.ts`,
    code: 'export const named = (names: string[]): string[] => names.filter(async (name) => name !== "");\n',
    rule: 'no-misused-promises',
  },
  {
    path: `${place}/incomplete.ts`,
    code: "export const sign = (side: 'buy' | 'sell'): string => {\n  switch (side) {\n    case 'buy':\n      return '+';\n  }\n  return '';\n};\n",
    rule: 'switch-exhaustiveness-check',
  },
  {
    path: `${place}/parsed.ts`,
    code: 'export const kept = (text: string): string => {\n  const { name } = JSON.parse(text);\n  return name;\n};\n',
    rule: 'no-unsafe-return',
  },
  {
    path: `${place}/thrown.ts`,
    code: "export const refuse = (): never => {\n  throw { reason: 'no error' };\n};\n",
    rule: 'only-throw-error',
  },
  {
    path: `${place}/rejected.ts`,
    code: "export const refuse = (): Promise<never> => Promise.reject({ reason: 'no error' });\n",
    rule: 'prefer-promise-reject-errors',
  },
];

it('lint knows types: a promise nobody waits for, a switch with a case missing, what came out of JSON.parse, and what is thrown without being an error', async () => {
  const refused = await lintProbes(probes);
  for (const { path, rule } of probes)
    expect(
      refused.filter((refusal) => refusal.path === path).map((refusal) => refusal.rule),
      path,
    ).toContain(rule);
});
