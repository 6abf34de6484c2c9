import type { SandboxSettings } from '../../server/settings/sandboxSettings.ts';

/** The name that a user goes by, however it was typed; a strict user pool takes it letter by letter. */
export const normalizeUsername = ({ strict }: Pick<SandboxSettings, 'strict'>, typed: string): string =>
  strict ? typed : typed.trim().toLowerCase();
