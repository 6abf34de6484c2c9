import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { connect, TLSSocket } from 'node:tls';
import type {
  ReachResult,
  UnreachableReason,
  Unreached,
} from '@fx-gateway/domain/conformance/probes/reached.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import { AnswerCutOffError, awaitWholeBody } from '../../http/node/bodyCorruption.ts';
import { findUnreadProxyVariable, proxyForAddress } from '../../system/node/environmentProxy.ts';
import { getProxyDispatcher } from '../../system/node/routeFetchThroughProxy.ts';
import { asksForClientCertificate } from './asksForClientCertificate.ts';
import { findProxyFault, findCertificateBehindProxy } from './findProxyFault.ts';
import { makeProbeResponse, type ProbeRequest } from './answerProbe.ts';
import { formatHostWithCertificateIssuer, formatIssuer, judgeServerCertificate } from './judgeCertificate.ts';
import { explainUntrustedFault } from './explainUntrustedFault.ts';
import { readTlsAlertName, classifyReachFailure } from './classifyReachFailure.ts';
import { bareHost } from '../../system/node/bareHost.ts';

/** Sends one request that holds no secret, and says why nothing was heard where nothing was. No redirect is followed. */
export type ReachabilityProbe = (address: string, sent?: ProbeRequest) => Promise<ReachResult>;

const asking: ProbeRequest = { method: 'GET', headers: {} };

/** For who waits at a terminal: what takes longer once is as good as silent. */
const reachLimit = 10_000;

/** Whether TLS is spoken where plain http was cut off. */
const speaksTls = (address: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({
      host: bareHost(address),
      port: Number(address.port || 80),
      // Nothing is sent: it is only seen whether there is a handshake.
      rejectUnauthorized: false,
      timeout: 3_000,
    });
    const end = (is: boolean): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('secureConnect', () => end(true));
    socket.on('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

/** How some servers answer plain http at a port of TLS. */
const wantsTls = /plain HTTP request was sent to HTTPS port|HTTP request to an HTTPS server/i;

/** Who never ends an answer is as silent as who never begins one. */
const cutOffOrSilent = ({ cause }: AnswerCutOffError): UnreachableReason =>
  classifyReachFailure(cause) === 'silent' ? 'silent' : 'cut-off';

const isUntrusted = ({ kind }: Unreached): boolean =>
  kind === 'certificate-untrusted' || kind === 'chain-incomplete';

const failureAt = async (address: URL, error: unknown): Promise<Unreached> => {
  const kind = error instanceof AnswerCutOffError ? cutOffOrSilent(error) : classifyReachFailure(error);
  const { host, hostname, protocol } = address;
  if (kind === 'broken' && protocol === 'http:' && (await speaksTls(address)))
    return { kind: 'tls-port', seen: host };
  const isBrokenOff = protocol === 'https:' && (kind === 'tls-broken' || kind === 'broken');
  // A proxy leads there otherwise than a connection of this machine.
  if (isBrokenOff && proxyForAddress(address) === null && (await asksForClientCertificate(address)))
    return { kind: 'mutual-tls', seen: host };
  if (kind === 'no-such-host') return { kind, seen: hostname };
  if (kind === 'proxy') return { kind, seen: `does not lead to ${host}` };
  return { kind, seen: kind === 'tls-broken' ? `${host}, ${readTlsAlertName(error)}` : host };
};

/** The answer, once it begins, and what the host showed of itself. No secret is sent, so who answers may be anybody. */
const begin = async (
  address: URL,
  { body, ...sent }: ProbeRequest,
  limit: number,
): Promise<IncomingMessage> => {
  const { request } = address.protocol === 'https:' ? await import('node:https') : await import('node:http');
  return new Promise((resolve, reject) => {
    const options = { ...sent, rejectUnauthorized: false, signal: AbortSignal.timeout(limit) };
    const call = request(address, options, resolve);
    call.on('error', reject);
    call.end(body);
  });
};

const straight = async (
  address: URL,
  sent: ProbeRequest,
  limit: number,
  clock: Pick<Clock, 'now'>,
): Promise<ReachResult> => {
  const asked = clock.now();
  const answer = await begin(address, sent, limit);
  const { statusCode = 0, headers, socket } = answer;
  const shown = socket instanceof TLSSocket ? judgeServerCertificate(socket, address, clock.now()) : null;
  if (shown !== null && shown.fault !== null) {
    answer.destroy();
    return explainUntrustedFault(shown.fault, shown.x509);
  }
  const read = await awaitWholeBody(text(answer));
  if (address.protocol === 'http:' && statusCode === 400 && wantsTls.test(read))
    return { kind: 'tls-port', seen: address.host };
  const heard = makeProbeResponse(statusCode, headers, read, (asked + clock.now()) / 2);
  return { kind: 'answered', heard, text: read, certificate: shown?.certificate ?? null };
};

const reachAddress = async (
  address: URL,
  sent: ProbeRequest,
  limit: number,
  clock: Pick<Clock, 'now'>,
): Promise<ReachResult> => {
  const proxy = proxyForAddress(address);
  // A call that waits for its proxy is not ended by its signal.
  const misled = proxy === null ? null : await findProxyFault(proxy, address, limit);
  if (misled !== null) return misled;
  const dispatcher = proxy === null ? null : await getProxyDispatcher();
  try {
    if (dispatcher === null) return await straight(address, sent, limit, clock);
    const { request } = await import('undici');
    const asked = clock.now();
    const answer = await request(address, {
      ...sent,
      method: sent.method as 'GET',
      dispatcher,
      signal: AbortSignal.timeout(limit),
    });
    const read = await awaitWholeBody(answer.body.text());
    const heard = makeProbeResponse(answer.statusCode, answer.headers, read, (asked + clock.now()) / 2);
    return { kind: 'answered', heard, text: read, certificate: null };
  } catch (error) {
    const failure = await failureAt(address, error);
    if (!isUntrusted(failure)) return failure;
    const shown = proxy === null ? null : await findCertificateBehindProxy(proxy.url, address, limit);
    const seen = formatHostWithCertificateIssuer(failure.seen, shown && formatIssuer(shown));
    return explainUntrustedFault({ ...failure, seen }, shown);
  }
};

export const makeReachabilityProbe =
  (clock: Pick<Clock, 'now'>, limit: number = reachLimit): ReachabilityProbe =>
  async (target, sent = asking) => {
    const address = new URL(target);
    const reached = await reachAddress(address, sent, limit, clock);
    const unreadProxy = findUnreadProxyVariable(address);
    return unreadProxy === null ? reached : { ...reached, unreadProxy };
  };
