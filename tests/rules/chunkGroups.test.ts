import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../packages/web/bundling/chunkGroups.ts';

type Module = { readonly imports?: readonly string[]; readonly later?: readonly string[] };

const web = (file: string): string => `/packages/web/src/${file}`;
const adapters = (file: string): string => `/packages/adapters/src/${file}`;

const modules: Readonly<Record<string, Module>> = {
  '/landing.html': { imports: [web('landing.ts')] },
  [web('landing.ts')]: { imports: [web('theme.ts')] },
  '/app.html': { imports: [web('main.tsx')] },
  [web('main.tsx')]: {
    imports: [web('theme.ts'), web('App.tsx'), '/node_modules/react/index.js'],
    later: [
      web('shell/SecureArea.tsx'),
      adapters('connectServices.ts'),
      web('identity/registration/RegisterPage.tsx'),
    ],
  },
  [web('App.tsx')]: {},
  [web('identity/registration/RegisterPage.tsx')]: {
    imports: [web('kit/CheckField.tsx'), web('identity/registration/RegisterForm.tsx')],
  },
  [adapters('connectServices.ts')]: {
    imports: ['/node_modules/amplify/index.js'],
    later: [adapters('identity/signIn.ts')],
  },
  [adapters('identity/signIn.ts')]: { imports: [adapters('identity/proof.ts')] },
  [web('shell/SecureArea.tsx')]: {
    imports: [web('kit/Dialog.tsx'), web('kit/CheckField.tsx'), '/node_modules/react/index.js'],
    later: [web('first/Gateway.tsx'), web('second/Gateway.tsx'), web('kit/dialogs/Overlay.tsx')],
  },
  [web('first/Gateway.tsx')]: {
    imports: [web('first/Deal.tsx'), web('kit/Amount.tsx'), web('kit/Dialog.tsx')],
    later: [web('first/orders/Page.tsx'), web('first/settling/Settling.tsx'), web('first/wizard/Add.tsx')],
  },
  [web('first/orders/Page.tsx')]: { imports: [web('first/Table.tsx'), web('first/Details.tsx')] },
  [web('first/settling/Settling.tsx')]: {
    imports: [web('first/Details.tsx'), web('first/settling/Due.tsx')],
  },
  [web('second/Gateway.tsx')]: { imports: [web('kit/Amount.tsx')], later: [web('second/wizard/Add.tsx')] },
  [web('first/wizard/Add.tsx')]: {
    imports: [web('first/wizard/Step.tsx'), web('kit/Wizard.tsx'), web('first/Deal.tsx')],
  },
  [web('second/wizard/Add.tsx')]: { imports: [web('kit/Wizard.tsx'), web('kit/Icon.tsx')] },
  [web('kit/dialogs/Overlay.tsx')]: { imports: [web('kit/Icon.tsx')] },
};

const graph = {
  getModuleInfo: (id: string) => {
    const { imports = [], later = [] } = modules[id] ?? {};
    return {
      isEntry: id.endsWith('.html'),
      code: null,
      importers: Object.keys(modules).filter((other) => modules[other]?.imports?.includes(id)),
      importedIds: imports,
      dynamicallyImportedIds: later,
      dynamicImporters: Object.keys(modules).filter((other) => modules[other]?.later?.includes(id)),
    };
  },
};

const nameOf = chunkGroups({ application: '/app.html', public: ['/landing.html'] });
const fileOf = (id: string): string | null => nameOf(id, graph);

describe('the file that a module of the web application is in', () => {
  it('is one that public pages share, or their own, and never brings the application to them', () => {
    expect(fileOf(web('theme.ts'))).toBe('everywhere');
    expect(fileOf(web('landing.ts'))).toBeNull();
  });

  it('is that of the application as it opens, with its libraries beside it', () => {
    expect(fileOf(web('App.tsx'))).toBe('application');
    expect(fileOf('/node_modules/react/index.js')).toBe('libraries');
  });

  it('is that of the services, or of the sign-in that only some need', () => {
    expect(fileOf('/node_modules/amplify/index.js')).toBe('services');
    expect(fileOf(adapters('identity/proof.ts'))).toBe('identity');
  });

  it('is that of the application where a registration shares it with who is signed in, or their own', () => {
    expect(fileOf(web('kit/CheckField.tsx'))).toBe('application');
    expect(fileOf(web('identity/registration/RegisterForm.tsx'))).toBe('identity-pages');
  });

  it('is that of everyone who is signed in, also where only the pages of several partners need it, or of one partner', () => {
    expect(fileOf(web('kit/Dialog.tsx'))).toBe('signed-in');
    expect(fileOf(web('kit/Amount.tsx'))).toBe('signed-in');
    expect(fileOf(web('first/Deal.tsx'))).toBe('first');
  });

  it('is one beside that of everyone where only dialogs and later pages share it', () => {
    expect(fileOf(web('kit/Icon.tsx'))).toBe('elements');
  });

  it('is that of the wizards of several partners, or of one wizard', () => {
    expect(fileOf(web('kit/Wizard.tsx'))).toBe('wizards');
    expect(fileOf(web('first/wizard/Step.tsx'))).toBe('first-wizard');
  });

  it('is one that brings no pages where it is drawn below a form by itself', () => {
    expect(fileOf(web('first/settling/Due.tsx'))).toBe('first-settling');
    expect(fileOf(web('first/Details.tsx'))).toBe('first-settling');
    expect(fileOf(web('first/Table.tsx'))).toBe('first-pages');
  });

  it('is its own where a page begins with it, or is started by it', () => {
    expect(fileOf(web('first/Gateway.tsx'))).toBeNull();
    expect(fileOf(web('main.tsx'))).toBeNull();
  });

  it('is the one that it needs where calls begin with it, or the frame of the signed-in area', () => {
    expect(fileOf(adapters('identity/signIn.ts'))).toBe('identity');
    expect(fileOf(adapters('connectServices.ts'))).toBe('services');
    expect(fileOf(web('shell/SecureArea.tsx'))).toBe('signed-in');
  });
});
