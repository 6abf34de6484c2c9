/** An address without the slash that may stand at its end; hosts and links add one. */
export const removeTrailingSlash = (pathname: string): string =>
  pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
