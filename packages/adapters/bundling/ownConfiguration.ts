import type { Plugin } from 'vite';
import { replaceFiles } from './replaceFiles.ts';

/** By the end of its path, what stands in the place of a file of the identity library. */
export const replacedByConfiguration = {
  '/core/dist/esm/utils/parseAmplifyConfig.mjs': () =>
    'export const parseAmplifyConfig = (configuration) => configuration;',
};

/**
 * Leaves out what reads the two kinds of files that tools of the library write. Ours is made in the shape that the library
 * itself works with, which it gives back as it is.
 */
export const ownConfiguration = (): Plugin => replaceFiles('own-configuration', replacedByConfiguration);
