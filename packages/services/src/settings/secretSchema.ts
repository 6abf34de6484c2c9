import { z } from 'zod';

/** Where secrets are when they are not written into the settings themselves. */
export type SecretSources = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Throws where there is no such file. */
  readonly readFile: (path: string) => string;
};

const shape = 'must be a text, { "env": "NAME OF A VARIABLE" } or { "file": "/PATH" }';

/**
 * A secret: the text itself, or where it is. Neither a name nor a path is repeated in a refusal: somebody may have
 * written the secret in their place.
 */
export const makeSecretSchema = ({ environment, readFile }: SecretSources) =>
  z
    .union(
      [z.string().min(1), z.strictObject({ env: z.string() }), z.strictObject({ file: z.string() })],
      shape,
    )
    .transform((given, context) => {
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (typeof given === 'string') return given;
      if ('env' in given)
        return (
          environment[given.env] || refuse('names a variable that is not set: set it, or correct its name')
        );
      try {
        // Whoever writes a file by hand ends its line.
        return (
          readFile(given.file).trimEnd() || refuse('names a file that is empty: write the secret into it')
        );
      } catch {
        return refuse('names a file that cannot be read: correct its path, or let this user read it');
      }
    });
