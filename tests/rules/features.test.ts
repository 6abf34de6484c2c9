import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderGraph, sourcesOf, topFolderOf, wayAround } from './folderGraph.ts';

/** Packages are added as they come to hold it. */
const withSmallFolders = ['adapters', 'cli', 'domain', 'sandbox', 'services', 'web'];
const withOneDirection = ['adapters', 'cli', 'domain', 'sandbox', 'services', 'web'];
const mostInOneFolder = 25;

describe('the folders', () => {
  it.each(withSmallFolders)(`of %s hold at most ${mostInOneFolder} sources each`, (name) => {
    const counts = new Map<string, number>();
    for (const path of sourcesOf(name)) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > mostInOneFolder)).toEqual([]);
  });

  it.each(withOneDirection)('of %s import in one direction: no way leads back to a folder', (name) => {
    expect(wayAround(folderGraph(name))).toEqual([]);
  });

  it.each(withOneDirection)('at the top of %s do so as a whole, with all that is in them', (name) => {
    const graph = folderGraph(name, topFolderOf);
    expect(graph.size).toBeGreaterThan(5);
    expect(wayAround(graph)).toEqual([]);
  });
});

const imports = (...folders: string[]) => new Map(folders.map((folder) => [folder, `to ${folder}`]));

it('a way around is found where there is one', () => {
  expect(
    wayAround(
      new Map([
        ['a', imports('b')],
        ['b', imports('c')],
        ['c', imports('b')],
      ]),
    ),
  ).toEqual(['to c', 'to b']);
  expect(
    wayAround(
      new Map([
        ['a', imports('b', 'c')],
        ['b', imports('c')],
        ['c', imports()],
      ]),
    ),
  ).toEqual([]);
});
