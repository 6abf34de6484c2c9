import { pathWithoutPlaces } from './pathWithoutPlaces.ts';
import type { ProbedCall } from './probes.ts';

export const formatProbedCall = ({ method, path }: Pick<ProbedCall, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Where a call goes that is sent for nobody: each place of an id in its path stands for one segment. */
export const addressOfProbedCall = ({ address, path }: Pick<ProbedCall, 'address' | 'path'>): string =>
  `${address ?? ''}${pathWithoutPlaces(path)}`;

/** Where a page's calls stay at home no browser asks. */
export const isAtHome = ({ target }: Pick<ProbedCall, 'target'>, origin: string): boolean =>
  target === origin;
