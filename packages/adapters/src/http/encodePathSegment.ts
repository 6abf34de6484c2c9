/**
 * An identifier as one segment of a path. The characters that URLs leave alone and signatures do not are written
 * out too. Null for what cannot be one segment.
 */
export const encodePathSegment = (identifier: string): string | null =>
  identifier === '' || identifier === '.' || identifier === '..'
    ? null
    : encodeURIComponent(identifier).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      );
