import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, root } from './repository.ts';

const defects = filesUnder('tests/walks/defects').filter((path) => path.endsWith('.patch'));

it.each(defects)(
  'the defect of %s can still be planted, so that the walks can be asked to catch it',
  (defect) => {
    const check = spawnSync('git', ['apply', '--check', join(root, defect)], { cwd: root, encoding: 'utf8' });
    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);
  },
);

it('there are defects', () => {
  expect(defects.length).toBeGreaterThan(0);
});
