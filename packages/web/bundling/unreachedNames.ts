import type { Plugin } from 'vite';

/**
 * What stands in the router's one file for routes that load data, for pages that a server draws, and for forms of its
 * own. The application names its routes inside a `BrowserRouter`, which has none of that.
 */
export const unreachedNames: readonly string[] = [
  'PrefetchPageLinks',
  'RenderErrorBoundary',
  'RSCErrorHandler',
  'DefaultErrorComponent',
  'Form',
];

const fileOfRouter = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/** A declaration on the outermost level of a file, to the line that ends it. */
const declarationOf = (name: string): RegExp =>
  new RegExp(
    `^(?:(?:async )?function ${name}\\([^]*?\\n\\}|var ${name} = (?:class[^]*?\\n\\}|[\\w.]+\\([^]*?\\n\\));)$`,
    'm',
  );

/** The same file, in which each of these names throws when it is called. */
export const withoutNames = (code: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) =>
      rest.replace(
        declarationOf(name),
        `function ${name}() { throw new Error('This part of a library was left out of the bundle.'); }`,
      ),
    code,
  );

/** True where the file declares the name. */
export const declares = (code: string, name: string): boolean => declarationOf(name).test(code);

/** Leaves out of the bundle what the router has for another kind of application. */
export const leaveUnreachedNames = (): Plugin => ({
  name: 'leave-unreached-names',
  enforce: 'pre',
  transform: (code, id) => {
    const names = fileOfRouter.test(id.replaceAll('\\', '/'))
      ? unreachedNames.filter((name) => declares(code, name))
      : [];
    return names.length === 0 ? null : { code: withoutNames(code, names), map: null };
  },
});
