import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './repository.ts';

/** A file that does not exist, and what is written in it. */
export interface Probe {
  readonly path: string;
  readonly code: string;
}

interface OxlintReport {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly filename: string;
    readonly message: string;
    readonly help?: string;
  }[];
}

/** What lint says of one probe: the rule's name and its message with the cure. */
export interface Refusal {
  readonly path: string;
  readonly rule: string;
  readonly words: string;
}

/** Lints probes under the house's own configuration, in a tree of their own, so that no real file is touched. */
export async function lintProbes(probes: readonly Probe[]): Promise<readonly Refusal[]> {
  const tree = await mkdtemp(join(tmpdir(), 'fx-gateway-lint-'));
  try {
    await cp(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    for (const { path, code } of probes) {
      await mkdir(join(tree, dirname(path)), { recursive: true });
      await writeFile(join(tree, path), code);
    }
    const report = JSON.parse(await runOxlint(tree)) as OxlintReport;
    return report.diagnostics.map(({ filename, code, message, help }) => ({
      path: filename.replaceAll('\\', '/'),
      rule: code.replace(/^.*\(|\)$/g, ''),
      words: `${message} ${help ?? ''}`,
    }));
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

function runOxlint(cwd: string): Promise<string> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd, maxBuffer: 1 << 24 }, (error, stdout) => {
      if (stdout.trimStart().startsWith('{')) resolve(stdout);
      else reject(error ?? new Error('oxlint gave no report.'));
    });
  });
}
