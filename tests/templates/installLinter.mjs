import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** They are 200 MB that only this check needs, so they stay out of the project's own. */
const packages = ['aws-cdk-lib@2.276.0', 'cdk-nag@3.0.2', 'constructs@10.8.1'];
const folder = fileURLToPath(new URL('../../node_modules/.cache/templates/', import.meta.url));

/** Fetches the linter and its rules by npm, and gives the folder that a program finds them from. */
export const installLinter = () => {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
};
