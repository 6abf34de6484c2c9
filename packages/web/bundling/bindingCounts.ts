import type { Plugin } from 'vite';

/**
 * What inversify keeps in metadata where nothing is decorated: by what number its next binding and its next module go,
 * both of them at `Object`.
 */
export const countsAsMetadata = `
const counts = new Map();
const known = (target, name) => {
  if (target !== Object) throw new Error('This part of a library was left out of the bundle.');
  return name;
};
Reflect.getOwnMetadata = (name, target) => counts.get(known(target, name));
Reflect.defineMetadata = (name, count, target) => { counts.set(known(target, name), count); };
`;

/** Leaves out of the bundle the metadata of decorators, which the application has none of. */
export const bindingCounts = (): Plugin => ({
  name: 'binding-counts',
  enforce: 'pre',
  load: (id) =>
    id.replaceAll('\\', '/').endsWith('/reflect-metadata/ReflectLite.js') ? countsAsMetadata : null,
});
