import { describe, expect, it } from 'vitest';
import { findDeniedPath } from './findDeniedPath.ts';

const own = '/opt/ana/config/fxg';
const file = `${own}/profiles/default/credentials.json`;

/** A system that refuses some paths to this user, and has some only up to a point. */
const system = (refused: Readonly<Record<string, string>>, absent = 'nothing') => ({
  mayUse: async (path: string, how: 'read' | 'write' | 'enter') => {
    const code = path.startsWith(absent) ? 'ENOENT' : (refused[`${how} ${path}`] ?? refused[`any ${path}`]);
    if (code !== undefined) throw Object.assign(new Error('no'), { code });
  },
  ownerOf: async () => 'root',
});

const denied = (refused: Readonly<Record<string, string>>, absent?: string) =>
  findDeniedPath(own, file, system(refused, absent));

describe('what the system keeps from the user of a profile', () => {
  it('is nothing where its files can be read and its folder be written, or where there is nothing yet', async () => {
    expect(await denied({})).toBeNull();
    expect(await denied({}, own)).toBeNull();
    expect(await denied({ 'write /opt/ana/config': 'EACCES', 'write /': 'EACCES' }, own)).toBeNull();
    expect(await denied({ [`any ${file}`]: 'EISDIR' })).toBeNull();
  });

  it('is the outermost folder that they cannot enter', async () => {
    expect(await denied({ [`any ${own}`]: 'EACCES', [`any ${file}`]: 'EACCES' })).toEqual({
      path: own,
      owner: 'root',
      isWithin: true,
    });
    expect(await denied({ 'any /opt/ana/config': 'EACCES' })).toMatchObject({
      path: '/opt/ana/config',
      isWithin: false,
    });
  });

  it('is the folder that they cannot write, where a lock of fxg would have to be made', async () => {
    const folder = `${own}/profiles/default`;
    expect(await denied({ [`write ${folder}`]: 'EACCES' })).toMatchObject({ path: folder });
    expect(await denied({ [`write ${own}`]: 'EPERM' }, `${own}/profiles`)).toMatchObject({ path: own });
  });

  it('is the file that they cannot read', async () => {
    expect(await denied({ [`read ${file}`]: 'EACCES' })).toMatchObject({ path: file });
  });
});
