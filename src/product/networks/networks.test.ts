import { describe, expect, it } from 'vitest';
import { appWords } from '../../../site/appWords.ts';
import { networks } from '../../../site/networks.ts';
import { checkNetworks, type Network, networksMarkdown, obstacles, protocols, reachabilityOf } from './networks.ts';

const [filtered, home] = networks.networks;
if (!filtered || !home) throw new Error('A network is missing.');

const withNetwork = (network: Network) => ({ networks: { ...networks, networks: [network] }, appWords });

describe('The protocols of a network', () => {
  it('pass, may fail, or are stopped', () => {
    expect(protocols.map((protocol) => reachabilityOf(protocol, filtered))).toEqual([
      'passes',
      'unsteady',
      'unsteady',
      'stopped',
    ]);
    expect(new Set(protocols.map((protocol) => reachabilityOf(protocol, home)))).toEqual(new Set(['passes']));
  });

  // Readers in Iran and Russia try them in this order: changing it is a decision, not a repair.
  it('are tried in an order that was decided', () => {
    expect(networks.networks.map(({ label, order }) => [label.en, ...order])).toEqual([
      ['Filtered', 'reality', 'vless', 'openConnect'],
      ['No filtering: home, mobile', 'wireGuard', 'openConnect', 'vless'],
      ['Hotel, café', 'openConnect', 'wireGuard', 'reality'],
      ['Office, school', 'openConnect', 'reality', 'vless'],
      ['Weak signal', 'wireGuard', 'reality', 'openConnect'],
      ['Games, calls', 'wireGuard', 'openConnect', 'vless'],
    ]);
  });

  it('are named in words where they fail', () => {
    expect(obstacles(filtered, { networks, appWords }, 'en')).toEqual([
      'Usually recognised and blocked: WireGuard.',
      'May be slow or blocked: VLESS and OpenConnect.',
    ]);
    expect(obstacles(home, { networks, appWords }, 'en')).toEqual([]);
  });

  it('are a table in their order', () => {
    expect(networksMarkdown(withNetwork(home), 'ru')).toContain(
      '| Домашняя или мобильная, без блокировок | WireGuard | OpenConnect | VLESS |',
    );
  });

  it('are recommended only where they are not stopped, and are named once', () => {
    expect(checkNetworks({ networks, appWords })).toEqual([]);
    const wrong: Network = { ...home, order: ['vless', 'vless', 'reality'], stopped: ['reality'] };
    expect(checkNetworks(withNetwork(wrong))).toMatchObject([
      {
        file: 'site/networks.ts',
        key: ['networks', 'networks', 0],
        message: '"vless" is named twice for one network.',
      },
      { message: '"reality" is stopped in this network and recommended all the same.' },
    ]);
    expect(checkNetworks({ networks, appWords: {} })).toHaveLength(protocols.length);
  });
});
