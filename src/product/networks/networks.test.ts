import { describe, expect, it } from 'vitest';
import { appWords } from '../../../site/appWords.ts';
import { networks } from '../../../site/networks.ts';
import { checkNetworks, type Networks, networksMarkdown } from './networks.ts';

const [, home] = networks.networks;
if (!home) throw new Error('A network is missing.');

const withNetwork = (network: Networks['networks'][number]) => ({
  networks: { ...networks, networks: [network] },
  appWords,
});

describe('The protocols of a network', () => {
  // Readers in Iran and Russia try them in this order: changing it is a decision, not a fix.
  it('are tried in the decided order', () => {
    expect(networks.networks.map(({ name, order }) => [name.en.split(/[,:] /)[0], ...order])).toEqual([
      ['Filtered', 'reality', 'vless', 'openConnect'],
      ['Home or mobile', 'wireGuard', 'openConnect', 'vless'],
      ['Hotel', 'openConnect', 'wireGuard', 'reality'],
      ['Office', 'openConnect', 'reality', 'vless'],
      ['No filtering', 'wireGuard', 'reality', 'openConnect'],
      ['No filtering', 'wireGuard', 'openConnect', 'vless'],
    ]);
  });

  it('become a table with the protocols from best to worst', () => {
    expect(networksMarkdown(withNetwork(home), 'ru')).toContain(
      '| Домашняя или мобильная, без блокировок | WireGuard | OpenConnect | VLESS |',
    );
  });

  it('are named once, each with a word of the app', () => {
    expect(checkNetworks({ networks, appWords })).toEqual([]);
    expect(checkNetworks(withNetwork({ ...home, order: ['vless', 'vless', 'reality'] }))).toMatchObject([
      {
        file: 'site/networks.ts',
        key: ['networks', 'networks', 0],
        message: '"vless" is named twice for one network.',
      },
    ]);
    expect(checkNetworks({ networks, appWords: {} })).toHaveLength(4);
  });
});
