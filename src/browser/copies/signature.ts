/** Whether a signature in the format of minisign (its kind `Ed`) holds; undefined where the browser knows no Ed25519. */
export async function isSigned(
  content: ArrayBuffer,
  signature: string,
  keys: readonly string[],
): Promise<boolean | undefined> {
  const [, first = '', trusted = '', second = ''] = signature.split('\n');
  const signed = bytesOf(first);
  const comment = /^trusted comment: (.*)$/.exec(trusted)?.[1];
  if (signed?.length !== 74 || comment === undefined) return false;
  const known = keys
    .map(bytesOf)
    .find((key) => key !== undefined && isSame(key.subarray(0, 10), signed.subarray(0, 10)));
  if (!known) return false;
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', known.slice(10), 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
  const own = signed.slice(10);
  const ofComment = bytesOf(second);
  const withComment = new Uint8Array([...own, ...new TextEncoder().encode(comment)]);
  return (
    (await crypto.subtle.verify('Ed25519', key, own, content)) &&
    ofComment !== undefined &&
    (await crypto.subtle.verify('Ed25519', key, ofComment, withComment))
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, index) => byte === other[index]);
