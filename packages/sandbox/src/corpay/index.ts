export { corpayPlugin } from './corpayPlugin.ts';
