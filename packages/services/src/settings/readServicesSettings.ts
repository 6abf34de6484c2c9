import { readFileSync } from 'node:fs';
import { makeServicesSettingsSchema, type ServicesSettings } from './servicesSettingsSchema.ts';
import { StartRefusal } from './startRefusal.ts';

const readText = (path: string): string => readFileSync(path, 'utf8');

/**
 * The settings from the file that `SERVICES_CONFIG` names. Throws a `StartRefusal` that names the wrong member and what
 * to do; what stands in it is never repeated, because it may be a secret.
 */
export const readServicesSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string = readText,
): ServicesSettings => {
  const name = environment['SERVICES_CONFIG']?.trim() || 'services.json';
  const parsed = makeServicesSettingsSchema({ environment, readFile }).safeParse(jsonOf(name, readFile));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path.map(String).join('.') || 'the file';
  throw new StartRefusal(`${name}: ${path} ${issue?.message ?? 'is wrong'}.`);
};

const jsonOf = (name: string, readFile: (path: string) => string): unknown => {
  const written = textOf(name, readFile);
  try {
    return JSON.parse(written);
  } catch (error) {
    // What Node says quotes the text.
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const line = at === undefined ? '' : ` in line ${written.slice(0, Number(at)).split('\n').length}`;
    throw new StartRefusal(`${name} is not JSON: correct it${line}.`);
  }
};

const textOf = (name: string, readFile: (path: string) => string): string => {
  try {
    return readFile(name);
  } catch {
    throw new StartRefusal(
      `${name} cannot be read: write your settings into it as docs/services.md says, or name another file by SERVICES_CONFIG.`,
    );
  }
};
