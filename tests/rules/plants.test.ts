import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder, root } from './repository.ts';

const plants = filesUnder('tests/walks/plants').filter((path) => path.endsWith('.patch'));

it.each(plants)(
  'the mistake of %s can still be planted, so that the walks can be asked to catch it',
  (plant) => {
    const check = spawnSync('git', ['apply', '--check', join(root, plant)], { cwd: root, encoding: 'utf8' });
    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);
  },
);

it('there are plants', () => {
  expect(plants.length).toBeGreaterThan(0);
});
