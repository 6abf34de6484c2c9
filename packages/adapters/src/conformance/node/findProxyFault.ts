import type { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:tls';
import type { Unreached, UnreachableReason } from '@fx-gateway/domain/conformance/probes/reached.ts';
import { describeRefusal } from '@fx-gateway/domain/conformance/responses/describeRefusal.ts';
import { findUnreadNoProxyEntry } from '../../system/node/findUnreadNoProxyEntry.ts';
import {
  readHostsWithoutProxy,
  findNoProxyVariableName,
  type EnvironmentProxy,
} from '../../system/node/environmentProxy.ts';
import { makeProbeResponse } from './answerProbe.ts';
import { classifyReachFailure } from './classifyReachFailure.ts';
import { bareHost } from '../../system/node/bareHost.ts';

/** What a proxy said when it was asked to lead to a host: an answer of its own, or why nothing came. */
type Said = { readonly status: number; readonly words: string } | UnreachableReason;

/** In milliseconds. */
const patience = 1_000;

/** How a proxy goes on after the headers of a refusal. */
const textOf = (way: Socket, head: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let text = head.toString();
    const end = (): void => resolve(text);
    way.on('data', (piece: Buffer) => (text += piece.toString()));
    way.once('end', end).once('close', end).on('error', end);
    way.setTimeout(patience, end);
  });

/** What it says itself of why it does not lead there. */
const wordsOf = ({ statusCode = 0, statusMessage = '', headers }: IncomingMessage, text: string): string =>
  describeRefusal(makeProbeResponse(statusCode, headers, text, 0)) || statusMessage;

const sentName = ({ username, password }: URL): Readonly<Record<string, string>> => {
  if (username === '' || password === '') return {};
  const name = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(name).toString('base64')}` };
};

/** Asks a proxy to lead to a host, as every call through it begins, and sends nothing there; `led` gets the way. */
const lead = async (
  proxy: URL,
  host: string,
  limit: number,
  led: (way: Socket) => Promise<void> = async () => undefined,
): Promise<Said> => {
  const { protocol, port } = proxy;
  const { request } = protocol === 'https:' ? await import('node:https') : await import('node:http');
  return new Promise((resolve) => {
    const call = request({
      method: 'CONNECT',
      protocol,
      hostname: bareHost(proxy),
      port,
      path: host,
      headers: { host, ...sentName(proxy) },
      signal: AbortSignal.timeout(limit),
    });
    const answered = (answer: IncomingMessage, text = ''): void => {
      resolve({ status: answer.statusCode ?? 0, words: wordsOf(answer, text) });
      call.destroy();
    };
    call.once('response', answered);
    call.once('connect', (answer, way, head) => {
      if (answer.statusCode !== 200) return void textOf(way, head).then((text) => answered(answer, text));
      void led(way).finally(() => answered(answer));
    });
    call.on('error', (error) => resolve(classifyReachFailure(error)));
    call.end();
  });
};

/** The certificate that is shown behind a proxy; null where none is seen. */
export const findCertificateBehindProxy = async (
  proxy: URL,
  address: URL,
  limit: number,
): Promise<X509Certificate | null> => {
  let shown: X509Certificate | null = null;
  const look = (way: Socket): Promise<void> =>
    new Promise((resolve) => {
      // Nothing is sent: it is only seen what is shown.
      const socket = connect({ socket: way, servername: address.hostname, rejectUnauthorized: false });
      const end = (): void => {
        socket.destroy();
        resolve();
      };
      socket.setTimeout(limit, end);
      socket.once('secureConnect', () => {
        shown = socket.getPeerX509Certificate() ?? null;
        end();
      });
      socket.on('error', end);
    });
  await lead(proxy, `${address.hostname}:${address.port || '443'}`, limit, look);
  return shown;
};

const unreachedText = (kind: UnreachableReason, { host, hostname }: URL): string => {
  switch (kind) {
    case 'no-such-host':
      return `is not found: no name server knows the host ${hostname}`;
    case 'nothing-listens':
      return `does not answer: nothing listens at ${host}`;
    case 'silent':
      return `gives no answer in time at ${host}`;
    default:
      return `does not speak as a proxy does at ${host}`;
  }
};

/** The same, by the entry of `NO_PROXY` that was meant to keep the call off the proxy and is not understood. */
const byUnreadEntry = (fault: Unreached, { hostname }: URL): Unreached => {
  const unread = findUnreadNoProxyEntry(readHostsWithoutProxy(), hostname);
  const isLed = fault.kind === 'proxy-refuses' || fault.kind === 'proxy-lost';
  if (unread === null || !(unread.isSure || isLed)) return fault;
  const variable = fault.setting === undefined ? '' : `that ${fault.setting} names `;
  return {
    kind: 'no-proxy-entry',
    seen: unread.entry,
    instead: `${hostname}, and the proxy ${variable}${fault.seen}`,
    setting: findNoProxyVariableName(),
  };
};

/** Why a proxy does not lead to an address within `limit` milliseconds; null where it does, so that what is behind it is why. */
export const findProxyFault = async (
  proxy: EnvironmentProxy,
  address: URL,
  limit: number,
): Promise<Unreached | null> => {
  const fault = await findOwnFault(proxy, address, limit);
  return fault === null ? null : byUnreadEntry(fault, address);
};

const findOwnFault = async (
  { variable, url }: EnvironmentProxy,
  address: URL,
  limit: number,
): Promise<Unreached | null> => {
  if (!url.protocol.startsWith('http')) return null;
  const port = address.port || (address.protocol === 'https:' ? '443' : '80');
  const said = await lead(url, `${address.hostname}:${port}`, limit);
  if (typeof said === 'string') return { kind: 'proxy', seen: unreachedText(said, url), setting: variable };
  const { status, words } = said;
  if (status >= 200 && status < 300) return null;
  const seen = `${url.host} answers ${status}`;
  if (status !== 407) {
    const isLost = status >= 500;
    const what = isLost ? 'does not get to the service' : 'refuses to lead to the service';
    return {
      kind: isLost ? 'proxy-lost' : 'proxy-refuses',
      seen: `that ${variable} names ${what}: ${`${seen} ${words}`.trim().replace(/\.$/, '')}`,
    };
  }
  const wants =
    url.username === ''
      ? 'wants a name and a password'
      : 'does not take the name and the password that stand there';
  return { kind: 'proxy-sign-in', seen: `${wants}: ${seen}`, setting: variable };
};
