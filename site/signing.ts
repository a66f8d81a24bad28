import type { Fact } from '../src/model/config/facts.ts';

/** Signers of the app, as each system shows them. Pages mention a check only if it has a value. */
export const signing = {
  /** SHA-256 fingerprint of the certificate of the APK. */
  'signer.android': { kind: 'text' },
  /** Name (CN) in the certificate of the installer. */
  'signer.windows': { kind: 'text' },
  /** Team ID of the Apple developer account. */
  'signer.macos': { kind: 'text' },
  /** Fingerprint of the key that signs the Linux packages and their repository. */
  'signer.linux': { kind: 'text' },
  /** The minisign key of `SHA256SUMS` (docs/releasing.md): 56 characters that begin with RW. */
  'signer.site': { kind: 'text' },
} as const satisfies Record<string, Fact>;
