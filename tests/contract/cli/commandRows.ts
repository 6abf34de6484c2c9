import { seededPassword } from '@fx-gateway/sandbox';
import { sampleRecording } from '../../../packages/cli/test/sampleRecording.ts';
import { kowhai } from './beneficiaryTerminal.ts';
import { thalassa } from './fxgWithSandbox.ts';

/** One command as it is called here, and how it answers in every situation. */
export type CommandRow = {
  readonly words: readonly string[];
  readonly stdin?: string;
  /** Who is signed in: a customer of Corpay, unless it is for administrators. */
  readonly as?: 'admin';
  /** What it ends with when all is well; 0 unless it is for customers of another partner. */
  readonly ends?: number;
  /** What it needs, in this order: nothing, the environment, a sign-in, the partner or an administrator's service. */
  readonly needs: 'nothing' | 'environment' | 'session' | 'services';
  /** What a program reads is no JSON. */
  readonly writes?: 'text';
};

/** What a quote is asked for. */
export const terms = ['--beneficiary', thalassa, '--amount', '100'];
const orderNumber = '20418166';
const template = '{ "rules": [] }';
const quoteEvents = JSON.stringify({ events: [] });

/** A file of one payment, and how much paying it may settle. */
export const onePayment = 'Payee,Amount\nThalassa Olive Cooperative,11.50\n';
export const runLimit = ['--max-settlement', 'USD=1000'];

/** Every command of the tree, by its words. */
export const commandRows: Readonly<Record<string, CommandRow>> = {
  login: {
    words: ['--email', 'corpay@sandbox.test', '--password-stdin'],
    stdin: `${seededPassword}\n`,
    needs: 'environment',
  },
  logout: { words: [], needs: 'environment' },
  whoami: { words: [], needs: 'session' },
  profiles: { words: [], needs: 'nothing' },
  rates: { words: [], needs: 'session' },
  doctor: { words: [], needs: 'environment' },
  conformance: {
    words: ['--as', 'corpay@sandbox.test', '--and', 'empty@sandbox.test', '--passwords-stdin'],
    stdin: `${seededPassword}\n${seededPassword}\n`,
    needs: 'environment',
  },
  api: { words: ['GET', '/account'], needs: 'session' },
  open: { words: ['order', orderNumber, '--print'], needs: 'nothing' },
  replay: { words: ['-'], stdin: JSON.stringify(sampleRecording()), needs: 'nothing' },
  completion: { words: ['bash'], needs: 'nothing', writes: 'text' },
  'beneficiaries list': { words: [], needs: 'services' },
  'beneficiaries show': { words: [thalassa], needs: 'services' },
  'beneficiaries rules': { words: ['--country', 'GB'], needs: 'services' },
  'beneficiaries banks': { words: ['--country', 'GB', '--query', 'london'], needs: 'services' },
  'beneficiaries add': {
    words: ['--file', '-', '--dry-run'],
    stdin: JSON.stringify(kowhai),
    needs: 'services',
  },
  'beneficiaries edit': {
    words: [thalassa, '--file', '-', '--dry-run'],
    stdin: '{ "accountHolderCity": "Patras" }',
    needs: 'services',
  },
  'beneficiaries delete': { words: [thalassa, '--dry-run'], needs: 'services' },
  'quotes request': { words: terms, needs: 'services' },
  'quotes watch': { words: [...terms, '--count', '1'], needs: 'services' },
  'quotes show': { words: ['QUOTE'], needs: 'services' },
  'quotes book': { words: [...terms, '--despite-same', '--dry-run'], needs: 'services' },
  'quotes settle': { words: [], needs: 'services' },
  'orders list': { words: [], needs: 'services' },
  'orders show': { words: [orderNumber], needs: 'services' },
  'orders duplicates': { words: [], needs: 'services' },
  'orders purposes': { words: ['--beneficiary', thalassa], needs: 'services' },
  'orders accounts': { words: [], needs: 'services' },
  'orders instruct': {
    words: ['ORDER', '--purpose', 'INVOICE', '--account', 'INCOMING410233_USD', '--dry-run'],
    needs: 'services',
  },
  'payments template': { words: [], needs: 'services', writes: 'text' },
  'payments check': {
    words: ['--file', '-', '--purpose', 'INVOICE', '--same-again'],
    stdin: onePayment,
    needs: 'services',
  },
  'payments run': {
    words: ['--file', '-', '--purpose', 'INVOICE', '--key', 'else', '--same-again', ...runLimit, '--dry-run'],
    stdin: onePayment,
    needs: 'services',
  },
  'payments resume': { words: ['--key', 'every', '--dry-run'], needs: 'session' },
  'payments report': { words: ['--key', 'every'], needs: 'session' },
  'deals list': { words: [], needs: 'session', ends: 2 },
  'deals duplicates': { words: [], needs: 'session', ends: 2 },
  'deals show': { words: ['D1'], needs: 'session', ends: 2 },
  'partner authorize': { words: [], needs: 'session', ends: 2 },
  'admin accounts': { words: [], as: 'admin', needs: 'services' },
  'admin inspect': { words: ['corpay@sandbox.test'], as: 'admin', needs: 'services' },
  'admin changes': { words: [], as: 'admin', needs: 'services' },
  'admin integrations': { words: [], as: 'admin', needs: 'services' },
  'admin assign-role': { words: ['corpay@sandbox.test', '--dry-run'], as: 'admin', needs: 'services' },
  'admin assign-integration': {
    words: ['corpay@sandbox.test', '--clear', '--dry-run'],
    as: 'admin',
    needs: 'services',
  },
  'admin update-integration': {
    words: ['--client-id', '54321API_USER', '--kind', 'corpayClient', '--key-stdin', '--dry-run'],
    stdin: 'a-key-of-the-partner\n',
    as: 'admin',
    needs: 'services',
  },
  'check split': { words: ['--total', '1', '--currency', 'USD', '--weights', '1'], needs: 'nothing' },
  'check fees': {
    words: [],
    stdin: '{ "settlementAccount": "A1", "accounts": [{ "id": "A1", "currency": "USD" }] }',
    needs: 'nothing',
  },
  'check quote': { words: [], stdin: quoteEvents, needs: 'nothing' },
  'check wizard': {
    words: [],
    stdin: `{ "template": ${template}, "values": { "accountHolderPostal": "3000", "bankPostal": "3000" } }`,
    needs: 'nothing',
  },
  'check error': {
    words: [],
    stdin: '{ "partner": "corpay", "call": "book", "status": 500, "body": {} }',
    needs: 'nothing',
  },
  'check beneficiary': {
    words: [],
    stdin: `{ "template": ${template}, "record": { "destinationCountry": "AU", "accountHolderPostal": "3000", "bankPostal": "3000" } }`,
    needs: 'nothing',
  },
  'check deal': {
    words: [],
    stdin: '{ "partner": "ofx", "stateInfo": { "dealState": "AwaitingFunds" } }',
    needs: 'nothing',
  },
  'sandbox reset': { words: ['--dry-run'], needs: 'environment' },
  'sandbox mail': { words: [], needs: 'environment' },
  'sandbox faults': { words: [], needs: 'environment' },
  // It stays with the sandbox until Ctrl-C: npm start and the bundle are tested where they run.
  'sandbox start': { words: [], needs: 'nothing' },
};
