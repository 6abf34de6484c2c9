import { createHash, createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/**
 * A client that costs as little as it can beside the server that is measured: a signed request over a connection that
 * is kept. `send` resolves with the status and the body.
 */
export function signedClient(url, { accessKeyId, secretAccessKey, sessionToken }, own = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { host, hostname, port } = new URL(url);
  const keys = new Map();
  const keyOf = (scope) => {
    if (!keys.has(scope)) keys.set(scope, scope.split('/').reduce(hmac, `AWS4${secretAccessKey}`));
    return keys.get(scope);
  };
  const send = (method, path, body, more = {}) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const moment = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
    const scope = `${moment.slice(0, 8)}/us-west-2/execute-api/aws4_request`;
    const signed = { host, 'x-amz-date': moment, 'x-amz-security-token': sessionToken };
    const names = Object.keys(signed).join(';');
    const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}`);
    const canonical = [method, path, '', ...lines, '', names, sha256(text)].join('\n');
    const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
    const signature = createHmac('sha256', keyOf(scope)).update(toSign).digest('hex');
    const headers = {
      ...signed,
      ...own,
      ...more,
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
      ...(text === ''
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers, agent }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('end', () =>
          resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      sent.once('error', reject);
      sent.end(text);
    });
  };
  return { send, close: () => agent.destroy() };
}
