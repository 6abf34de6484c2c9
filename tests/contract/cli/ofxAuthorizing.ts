import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allowing } from '../ofx/ofxCustomer.ts';

const executable = fileURLToPath(new URL('../../../packages/cli/bin/fxg.cjs', import.meta.url));

export const ofxEmail = 'ofx@sandbox.test';

type Terminal = { readonly url: string; readonly home: string };

/** Runs `fxg partner authorize` until it shows its link, and lets `comeBack` do what the user does in a browser. */
export const authorize = async ({ url, home }: Terminal, comeBack: (link: string) => Promise<unknown>) => {
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, FXG_CONFIG: `${url}/config.json` };
  const child = spawn(process.execPath, [executable, 'partner', 'authorize'], { env });
  let said = '';
  const link = new Promise<string>((resolve) => {
    child.stderr.on('data', (piece) => {
      said += String(piece);
      const [found] = /http\S+\/oauth\/authorize\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await comeBack(await link);
  const code = await ended;
  return { code, error: () => JSON.parse(said.trimEnd().split('\n').at(-1) ?? '').error };
};

/** Presses on the partner's page and goes where it leads. */
export const pressing = (typed: Readonly<Record<string, string>>) => async (link: string) => {
  const page = await fetch(link, { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' });
  return fetch(page.headers.get('location') ?? '');
};

/** The customer lets this terminal pay. */
export const allow = (terminal: Terminal) => authorize(terminal, pressing(allowing(ofxEmail)));
