import { mayBeSignedIn } from '../identity/sessionHint.ts';

const show = (selector: string, shown: boolean): void => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
};

const isSandbox = (configuration: unknown): boolean =>
  typeof configuration === 'object' &&
  configuration !== null &&
  'environment' in configuration &&
  typeof configuration.environment === 'object' &&
  configuration.environment !== null &&
  'kind' in configuration.environment &&
  configuration.environment.kind === 'sandbox';

/** Greets who may be signed in with the way to their dashboard (LAND-4, LAND-5). */
const greet = (): void => {
  const known = mayBeSignedIn(() => localStorage);
  show('[data-for=visitor]', !known);
  show('[data-for=customer]', known);
};

const markSandbox = async (): Promise<void> => {
  const answer = await fetch('/config.json', { cache: 'no-cache' });
  show('.ribbon', answer.ok && isSandbox(await answer.json()));
};

greet();
markSandbox().catch(() => undefined);
