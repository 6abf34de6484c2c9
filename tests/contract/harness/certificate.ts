import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A key and a certificate, as TLS servers of Node take them. */
export type Identity = { readonly key: string; readonly cert: string };

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => tagged(0x30, ...parts);
const objectId = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const time = (ms: number) => {
  const stamp = new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return tagged(0x17, Buffer.from(stamp.slice(2)));
};

const commonName = '550403';
const alternativeName = '551d11';
const basicConstraints = '551d13';
const yes = tagged(0x01, Buffer.from([0xff]));
const ecdsaWithSha256 = '2a8648ce3d040302';

const nameOf = (text: string) =>
  sequence(tagged(0x31, sequence(objectId(commonName), tagged(0x0c, Buffer.from(text)))));

const address = (name: string) => tagged(0x87, Buffer.from(name.split('.').map(Number)));

type Asked = {
  /** Names, or addresses of version 4, that it is for; the first is its common name. */
  readonly names: readonly string[];
  /** Between which moments it holds, in milliseconds since 1970. */
  readonly begins: number;
  readonly ends: number;
  /** Who signs it; else it signs itself. */
  readonly issuer?: { readonly name: string; readonly key: KeyObject };
  /** Whether others may be signed by it. */
  readonly isAuthority?: boolean;
};

/** A key and a certificate of it. */
export const makeCertificate = ({ names, begins, ends, issuer, isAuthority = false }: Asked): Identity => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ecdsaWithSha256));
  const subject = nameOf(names[0] ?? '');
  const alternatives = sequence(
    ...names.map((name) => (/^[\d.]+$/.test(name) ? address(name) : tagged(0x82, Buffer.from(name)))),
  );
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    issuer === undefined ? subject : nameOf(issuer.name),
    sequence(time(begins), time(ends)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      0xa3,
      sequence(
        sequence(objectId(alternativeName), tagged(0x04, alternatives)),
        ...(isAuthority ? [sequence(objectId(basicConstraints), tagged(0x04, sequence(yes)))] : []),
      ),
    ),
  );
  const signature = sign('sha256', body, issuer?.key ?? privateKey);
  const whole = sequence(body, algorithm, tagged(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
};
