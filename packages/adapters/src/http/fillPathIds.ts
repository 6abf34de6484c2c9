import { encodePathSegment } from './encodePathSegment.ts';

/** A path with ids in the places that have their names, as `/deal/order/{orderNumber}`; null where one cannot be one segment. */
export const fillPathIds = (path: string, ids: Readonly<Record<string, string>>): string | null => {
  const segments = Object.entries(ids).map(([name, id]) => [`{${name}}`, encodePathSegment(id)] as const);
  return segments.reduce<string | null>(
    (placed, [name, segment]) =>
      placed === null || segment === null ? null : placed.replace(name, () => segment),
    path,
  );
};
