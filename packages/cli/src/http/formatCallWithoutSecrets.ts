import { safeText } from '../safe-text/safeText.ts';
import { readCallText, type CallOfProcess } from './listenForCalls.ts';
import { maskAddressSecrets } from './maskAddressSecrets.ts';

/** A header of a call: Node gives it by its name, undici has all of them in a row. */
const headerOf = (call: CallOfProcess, name: string): string => {
  const getHeader: unknown = Reflect.get(call, 'getHeader');
  if (typeof getHeader === 'function') return String(getHeader.call(call, name) ?? '');
  const headers: unknown = Reflect.get(call, 'headers');
  const row = Array.isArray(headers) ? headers.map(String) : [];
  return row[row.findIndex((each) => each.toLowerCase() === name) + 1] ?? '';
};

/** Method and address of a call as they are shown, without any secret. */
export const formatCallWithoutSecrets = (call: CallOfProcess): string => {
  const origin =
    readCallText(call, 'origin') || `${readCallText(call, 'protocol')}//${headerOf(call, 'host')}`;
  const named = `${readCallText(call, 'method')} ${maskAddressSecrets(origin + readCallText(call, 'path'))}`;
  // The service of the sign-in has one address for everything, and this header says what is asked.
  const operation = /\.(?<operation>\w+)$/.exec(headerOf(call, 'x-amz-target'))?.groups?.['operation'];
  return safeText(operation === undefined ? named : `${named} (${operation})`);
};
