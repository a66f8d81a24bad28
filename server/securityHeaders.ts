import { aheadScript, chosenScript, startScript } from '../src/layouts/startScript.ts';
import { locales } from '../src/model/text/locale.ts';
import { contentSecurityPolicy } from '../src/security/contentSecurityPolicy.ts';
import type { Settings } from './settings.ts';

export type Headers = Readonly<Record<string, string>>;

/** Browser features that no page needs; code blocks use the clipboard. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every response, errors and redirects included. */
export function securityHeaders({ config }: Settings): Headers {
  const starts = locales.map((locale) => startScript(config, locale));
  const inlineScripts = [...starts, chosenScript(), aheadScript()];
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, { inlineScripts, header: true }),
    'X-Content-Type-Options': 'nosniff',
    // Neither another site nor a log learns which page, or which search, a reader came from.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** Two years; not on localhost, where it would break other local servers. */
export const strictTransportSecurity: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };
