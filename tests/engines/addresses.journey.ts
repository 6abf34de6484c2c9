import { paths } from '../../packages/web/src/routing/paths.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { authorize, deal, signIn } from './fixtures/customer.ts';
import { expect, test } from './fixtures/engineTest.ts';
import type { Tab } from './fixtures/Tab.ts';
import { heading, link, type Sought } from './fixtures/sought.ts';

/** What an address shows, and itself where it names something. A new address without a row does not compile. */
type Rows<Group> = { readonly [Name in keyof Group]: readonly [Sought, string?] };

const signInTitle = heading('Sign in to your account', 1);
const registerTitle = heading('Create Your Account', 1);
const landingTitle = heading('Pay abroad at a rate you can see.', 1);
const dashboardTitle = heading('Dashboard', 1);

const publicRows: Rows<Omit<typeof paths, 'secure' | 'gateway'>> = {
  landing: [landingTitle],
  landingOther: [landingTitle],
  login: [signInTitle],
  forgotPassword: [heading('Enter Your Email', 1)],
  register: [registerTitle],
  userAgreement: [heading(/Agreement/, 1)],
  privacyPolicy: [heading(/Privacy/, 1)],
  ofxLogin: [signInTitle],
  ofxRegister: [registerTitle],
};
const secureRows: Rows<typeof paths.secure> = {
  root: [dashboardTitle],
  settings: [heading('Settings', 1)],
  help: [heading('Help', 1)],
  debug: [heading('Page not found.')],
  cryptoDashboard: [dashboardTitle],
};
const corpayPayee = '7c0e4d5a-1f0b-4c57-8a51-3f6f0b2d1001';
const corpayRows: Rows<typeof paths.gateway> = {
  root: [deal.to],
  dashboard: [deal.to],
  orders: [{ role: 'rowheader', name: /20418166/ }],
  order: [heading('Order 20418166'), paths.gateway.order('20418166')],
  deals: [deal.to],
  deal: [deal.to, paths.gateway.deal('1')],
  payments: [heading('Pay many from a spreadsheet', 2)],
  payment: [heading('Payment run', 2), paths.gateway.payment('closed')],
  beneficiaries: [link('Thalassa Olive Cooperative')],
  beneficiary: [heading('Thalassa Olive Cooperative'), paths.gateway.beneficiary(corpayPayee)],
  newBeneficiary: [heading('Basic Info', 2)],
  editBeneficiary: [heading('Basic Info', 2), paths.gateway.editBeneficiary(corpayPayee)],
};
const ofxRows = (oneDeal: string, payee: string): Rows<typeof paths.gateway> => ({
  root: [deal.to],
  dashboard: [deal.to],
  orders: [deal.to],
  order: [deal.to, paths.gateway.order('1')],
  deals: [link(/7304101/)],
  deal: [heading(/^Deal /), oneDeal],
  payments: [heading('Pay many from a spreadsheet', 2)],
  payment: [heading('Payment run', 2), paths.gateway.payment('closed')],
  beneficiaries: [link('Thalassa Olive Cooperative')],
  beneficiary: [heading('Thalassa Olive Cooperative'), payee],
  newBeneficiary: [heading(/Details|Info/, 2)],
  editBeneficiary: [heading(/Details|Review/, 2), payee.replace('beneficiaries/', 'beneficiaries/edit/')],
});

/** `test-results/browsers/{engine}/{address}-{width}.png`, on a phone and on a desk. */
const takePictures = async (tab: Tab, path: string): Promise<void> => {
  const folder = `test-results/browsers/${test.info().project.name}`;
  await mkdir(folder, { recursive: true });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await tab.engine.resize(width, height);
    const name = `${path.replaceAll(/[^\w-]+/g, '_')}-${width}.png`;
    await writeFile(`${folder}/${name}`, await tab.engine.picture());
  }
};

const openAll = async (
  tab: Tab,
  group: Readonly<Record<string, unknown>>,
  rows: Readonly<Record<string, readonly [Sought, string?]>>,
): Promise<void> => {
  for (const [name, [shown, path = String(group[name])]] of Object.entries(rows)) {
    await tab.open(path);
    await tab.sees(shown);
    if (process.env['BROWSERS_PICTURES'] === '1') await takePictures(tab, path);
    expect(await tab.text(), path).not.toMatch(/unexpected (?:application )?error/i);
  }
};

test('every public address comes up when it is opened', async ({ tab }) => {
  await openAll(tab, paths, publicRows);
});

test('every signed-in address comes up when it is opened, for a customer of Corpay', async ({ tab }) => {
  await signIn(tab);
  await openAll(tab, paths.secure, secureRows);
  await openAll(tab, paths.gateway, corpayRows);
});

test('every signed-in address comes up when it is opened, for a customer of OFX', async ({ tab }) => {
  await authorize(tab);
  await tab.open(paths.gateway.deals);
  const { leadsTo: oneDeal } = await tab.sees(link(/7304101/));
  await tab.open(paths.gateway.beneficiaries);
  const { leadsTo: payee } = await tab.sees(link('Thalassa Olive Cooperative'));
  await openAll(tab, paths.gateway, ofxRows(oneDeal, payee));
});

test('the tools of administrators come up when they are opened', async ({ tab }) => {
  await signIn(tab, 'admin@sandbox.test');
  await openAll(tab, paths.secure, { debug: [heading('Administrator Tools', 1)] });
});

test('an error that nothing caught is found also after its page was left, and what the leaving cuts off is none', async ({
  engine,
  sandbox,
}) => {
  const profile = await engine.newProfile();
  const tab = await profile.newTab();
  const found = async () =>
    (await tab.uncaught()).map((error) => error.split('\n', 1).join().replace('TypeError: ', ''));
  await tab.open(sandbox.url + paths.login);
  await tab.run("setTimeout(() => Promise.reject(new TypeError('Failed to fetch what is here')), 1_500)");
  await expect.poll(found).toEqual(['Failed to fetch what is here']);
  await tab.run(
    "addEventListener('pagehide', () => Promise.reject(new TypeError('Failed to fetch what goes')))",
  );
  await tab.open(sandbox.url + paths.register);
  // Once nothing more is told of the page that was left.
  await tab.run("setTimeout(() => Promise.reject(new TypeError('Load failed on the next page')), 1_500)");
  await expect.poll(found).toEqual(['Failed to fetch what is here', 'Load failed on the next page']);
  await profile.close();
});
