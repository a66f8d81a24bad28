import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from '../src/model/config/facts.ts';
import { missingForReaders, reportMissing } from './missingForReaders.ts';

const empty: Facts = {
  'mirrors.docs': { kind: 'links', values: [] },
  'support.email': { kind: 'text' },
  'store.googlePlay': { kind: 'links', values: [] },
  'store.appStore': { kind: 'links', values: [] },
  'signer.site': { kind: 'text' },
};
const complete: Facts = {
  'mirrors.docs': { kind: 'links', values: ['https://mirror.example/'] },
  'support.email': { kind: 'text', value: 'help@example.com' },
  'store.googlePlay': { kind: 'links', values: [] },
  'store.appStore': { kind: 'links', values: ['https://apps.example/orbvpn'] },
  'signer.site': { kind: 'text', value: 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3' },
};

describe('Help that a reader behind a filter would miss', () => {
  it('is listed with the place where it belongs', () => {
    expect(missingForReaders(empty)).toEqual([
      'another address of this site: mirrors.docs in site/contacts.ts',
      'a contact that needs no account: support.email in site/contacts.ts',
      'the app in a store: store.googlePlay or store.appStore in site/contacts.ts',
      'a key by which a copy of the site can be checked: signer.site in site/signing.ts',
    ]);
  });

  it('is an empty list if nothing is missing; one store is enough', () => {
    expect(missingForReaders(complete)).toEqual([]);
  });
});

describe('A release or a publication', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  afterEach(() => warn.mockClear());

  it('reports what is missing and continues', () => {
    reportMissing(empty);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('\n- a contact that needs no account'));
  });

  it('reports nothing if nothing is missing', () => {
    reportMissing(complete);
    expect(warn).not.toHaveBeenCalled();
  });
});
