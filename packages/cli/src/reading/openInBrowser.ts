import { spawn } from 'node:child_process';

/** What opens an address on each kind of machine; a shell is nowhere asked to read it. */
const openerOf = (platform: NodeJS.Platform): readonly [program: string, ...args: string[]] => {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
};

/** How long an opener may take to say that there is no browser; one that goes on has found one. */
const patienceMs = 2_000;

/** Opens an address in the browser of the user; false where there is none. */
export const openInBrowser = (
  address: string,
  [program, ...args] = openerOf(process.platform),
): Promise<boolean> =>
  new Promise((resolve) => {
    const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
    const patience = setTimeout(() => resolve(true), patienceMs);
    const end = (opened: boolean): void => {
      clearTimeout(patience);
      resolve(opened);
    };
    opener.once('error', () => end(false));
    opener.once('exit', (code) => end(code === 0));
    opener.unref();
  });
