import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectServices, fileStore, loadConfiguration, type OpenServices } from '@fx-gateway/adapters/node';
import { seededPassword } from '@fx-gateway/sandbox';
import { valueOf } from './outcomes.ts';
import { removeFolder } from './removeFolder.ts';

/** The adapters of the product as the command line connects them, over a folder of their own. */
export type ProductClient = {
  /** Connects as a new process does; what is signed in is kept in this file. */
  connect(file?: string): Promise<OpenServices>;
  /** The same, signed in as a seeded user. */
  signIn(email?: string, file?: string): Promise<OpenServices>;
  /**
   * Is a seeded user who is signed in, by a sign-in of before at this sandbox where there is one: a proof of the password
   * takes a quarter of a second. For tests that end no session.
   */
  beSignedIn(email?: string, file?: string): Promise<OpenServices>;
  /** Where a file of the folder is. */
  pathOf(file: string): string;
  /** The texts of all files in the folder. */
  keptTexts(): Promise<readonly string[]>;
  remove(): Promise<void>;
};

/** What sign-ins left behind, by sandbox and e-mail. */
const signIns = new Map<string, string>();

export const productClient = async (url: string): Promise<ProductClient> => {
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-client-'));
  const pathOf = (file: string) => join(folder, file);
  const connect = async (file = 'tokens.json'): Promise<OpenServices> => {
    const configuration = valueOf(await loadConfiguration(`${url}/config.json`));
    const lock = pathOf(`${file}.sign-in.lock`);
    return connectServices(configuration, { store: fileStore(pathOf(file)), lock });
  };
  const signIn = async (email = 'corpay@sandbox.test', file?: string): Promise<OpenServices> => {
    const services = await connect(file);
    const step = valueOf(await services.identity.signIn(email, seededPassword));
    if (step !== 'DONE') throw new Error(`${email} has to go on with ${step}.`);
    return services;
  };
  return {
    connect,
    signIn,
    beSignedIn: async (email = 'corpay@sandbox.test', file = 'tokens.json') => {
      const kept = signIns.get(`${url} ${email}`);
      if (kept !== undefined) {
        await writeFile(pathOf(file), kept, { mode: 0o600 });
        return connect(file);
      }
      const services = await signIn(email, file);
      signIns.set(`${url} ${email}`, await readFile(pathOf(file), 'utf8'));
      return services;
    },
    pathOf,
    keptTexts: async () => Promise.all((await readdir(folder)).map((file) => readFile(pathOf(file), 'utf8'))),
    remove: () => removeFolder(folder),
  };
};
