import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Keys and signatures as the program `minisign` writes them. Signatures are of its first kind, `Ed`, over the file itself: browsers, too,
 * can check those (WebCrypto knows Ed25519, but not the BLAKE2b of the newer kind).
 */
const algorithm = Buffer.from('Ed');

/** Bytes before the 32 of a public key in the encoding SPKI. */
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');

/** A public key with the id that signatures name it by: 8 bytes made from the key. */
export interface PublicKey {
  readonly id: Buffer;
  /** 32 bytes. */
  readonly bytes: Buffer;
}

/** The public half of a private key. */
export function publicKeyOf(privateKey: KeyObject): PublicKey {
  const bytes = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(spkiHead.length);
  return { id: createHash('sha256').update(bytes).digest().subarray(0, 8), bytes };
}

/** The line that readers and programs get: 56 letters, digits and signs. */
export const writePublicKey = ({ id, bytes }: PublicKey): string =>
  Buffer.concat([algorithm, id, bytes]).toString('base64');

/** Reads what `writePublicKey` wrote. @throws {Error} if the line is not a key */
export function readPublicKey(line: string): PublicKey {
  const bytes = Buffer.from(line, 'base64');
  if (bytes.length !== 42 || !bytes.subarray(0, 2).equals(algorithm))
    throw new Error(`"${line}" is not a minisign public key; one has 56 characters and begins with RW.`);
  return { id: bytes.subarray(2, 10), bytes: bytes.subarray(10) };
}

/** The text of a `.minisig` file for a content; `comment` is signed with it. */
export function writeSignature(content: Uint8Array, comment: string, privateKey: KeyObject): string {
  const { id } = publicKeyOf(privateKey);
  const signature = sign(null, content, privateKey);
  const ofComment = sign(null, Buffer.concat([signature, Buffer.from(comment)]), privateKey);
  return `untrusted comment: signature by the key ${keyName(id)}
${Buffer.concat([algorithm, id, signature]).toString('base64')}
trusted comment: ${comment}
${ofComment.toString('base64')}
`;
}

/** How people call a key: sixteen hexadecimal digits, as minisign shows them. */
export const keyName = (id: Buffer): string => Buffer.from(id).reverse().toString('hex').toUpperCase();

/** Why a signature does not hold, as a sentence; nothing if it does. */
export function signatureFault(content: Uint8Array, text: string, keys: readonly PublicKey[]): string | undefined {
  const [, first = '', trusted = '', second = ''] = text.split('\n');
  const bytes = Buffer.from(first, 'base64');
  const comment = /^trusted comment: (.*)$/.exec(trusted)?.[1];
  if (bytes.length !== 74 || !bytes.subarray(0, 2).equals(algorithm) || comment === undefined)
    return 'The signature file is damaged, or of another kind.';
  const key = keys.find(({ id }) => id.equals(bytes.subarray(2, 10)));
  if (!key)
    return `It was signed by the key ${keyName(bytes.subarray(2, 10))}, which is not among the keys of site/publicKeys.ts.`;
  const publicKey = createPublicKey({ key: Buffer.concat([spkiHead, key.bytes]), format: 'der', type: 'spki' });
  const signature = bytes.subarray(10);
  if (!verify(null, content, publicKey, signature))
    return 'The signature is not of this file: the file or the signature was changed.';
  const signedComment = Buffer.concat([signature, Buffer.from(comment)]);
  if (!verify(null, signedComment, publicKey, Buffer.from(second, 'base64')))
    return 'The comment of the signature was changed.';
  return undefined;
}
