/** The places in a path stand for one segment each. */
export const pathWithoutPlaces = (path: string): string =>
  (path.split('?')[0] ?? '').replaceAll(/\{\w+\}/g, 'x');
