import type { ConnectionState, ScreenBlock, ScreenRow, ScreensInput } from '../src/product/screens/screens.ts';

type Screen = ScreensInput[string];

const settings = ['navigation.settings'] as const;

const rows = (...all: readonly ScreenRow[]): ScreenBlock => ({ kind: 'rows', rows: all });

/** **Home** in a connection state, with the button that it then offers. */
const home = (state: ConnectionState, button: string, frame?: Screen['frame']): Screen => ({
  path: ['navigation.home'],
  frame,
  tab: 'navigation.home',
  blocks: [
    { kind: 'orb', state },
    rows({ word: 'locations.fastest', end: 'go' }, { word: 'settings.protocol', value: 'protocol.wireGuard' }),
    { kind: 'button', word: button, look: button === 'home.connect' || button === 'home.reconnect' ? 'main' : 'plain' },
    ...(state === 'lost' ? [{ kind: 'button', word: 'home.disconnect', look: 'plain' } as const] : []),
  ],
});

/** A screen that **Settings** opens. */
const setting = (name: string, blocks: readonly ScreenBlock[]): Screen => ({
  path: [...settings, name],
  title: name,
  tab: 'navigation.settings',
  blocks,
});

/** A prompt of an operating system. */
const question = (system: string, dialog: Omit<Extract<ScreenBlock, { kind: 'dialog' }>, 'kind'>): Screen => ({
  path: [system],
  frame: 'system',
  blocks: [{ kind: 'dialog', ...dialog }],
});

const allSettings = rows(
  { word: 'settings.protocol', value: 'protocol.wireGuard', end: 'go' },
  { word: 'settings.killSwitch', end: 'on' },
  { word: 'settings.autoConnect', end: 'go' },
  { word: 'settings.splitTunnelling', end: 'go' },
  { word: 'settings.devices', end: 'go' },
  { word: 'settings.billing', end: 'go' },
  { word: 'settings.notifications', end: 'go' },
  { word: 'settings.language', end: 'go' },
  { word: 'settings.security', end: 'go' },
  { word: 'settings.logs', end: 'go' },
  { word: 'settings.deleteAccount', end: 'go' },
);

const protocols = rows(
  { word: 'protocol.wireGuard', end: 'choice' },
  { word: 'protocol.reality', end: 'chosen' },
  { word: 'protocol.vless', end: 'choice' },
  { word: 'protocol.openConnect', end: 'choice' },
);

/** Schematic pictures of the app for `<Screen show="…">`: positions, not every line. */
export const screens: ScreensInput = {
  'home-idle': home('idle', 'home.connect'),
  'home-connecting': home('connecting', 'home.disconnect'),
  'home-connected': home('connected', 'home.disconnect'),
  'home-lost': home('lost', 'home.reconnect'),
  'home-desktop': home('idle', 'home.connect', 'desktop'),
  locations: {
    path: ['navigation.locations'],
    title: 'navigation.locations',
    tab: 'navigation.locations',
    blocks: [
      { kind: 'field', word: 'locations.search' },
      rows({ word: 'locations.fastest', end: 'chosen' }),
      { kind: 'heading', word: 'locations.favourites' },
      rows({ word: 'locations.netherlands', end: 'star' }),
      rows(
        { word: 'locations.germany', end: 'load' },
        { word: 'locations.britain', end: 'load' },
        { word: 'locations.states', end: 'load' },
      ),
    ],
  },
  settings: { path: settings, title: 'navigation.settings', tab: 'navigation.settings', blocks: [allSettings] },
  protocol: setting('settings.protocol', [protocols]),
  'auto-connect': setting('settings.autoConnect', [
    rows({ word: 'settings.autoConnect', end: 'on' }),
    { kind: 'heading', word: 'autoConnect.trusted' },
    rows({ word: 'autoConnect.wifi', end: 'chosen' }),
  ]),
  'split-tunnelling': setting('settings.splitTunnelling', [
    { kind: 'heading', word: 'splitTunnelling.excluded' },
    rows(
      { word: 'splitTunnelling.shop', end: 'on' },
      { word: 'splitTunnelling.taxi', end: 'on' },
      { word: 'splitTunnelling.maps', end: 'off' },
    ),
    { kind: 'heading', word: 'splitTunnelling.onDemand' },
    rows({ word: 'splitTunnelling.music', end: 'off' }),
  ]),
  devices: setting('settings.devices', [
    rows({ word: 'devices.here' }, { word: 'devices.computer', end: 'go' }),
    rows({ word: 'devices.phone' }),
    { kind: 'button', word: 'devices.remove', look: 'danger' },
  ]),
  billing: setting('settings.billing', [
    rows({ word: 'billing.plan', value: 'billing.premium' }, { word: 'billing.expires', value: 'billing.date' }),
    { kind: 'button', word: 'billing.renew', look: 'main' },
    { kind: 'button', word: 'billing.restore', look: 'plain' },
  ]),
  security: setting('settings.security', [
    rows({ word: 'security.password', end: 'go' }, { word: 'security.twoFactor', end: 'on' }),
  ]),
  logs: setting('settings.logs', [
    rows(
      { word: 'home.connecting', value: 'logs.first' },
      { word: 'home.connecting', value: 'logs.second' },
      { word: 'home.lost', value: 'logs.third' },
    ),
    { kind: 'button', word: 'logs.share', look: 'main' },
  ]),
  'sign-in': {
    path: ['signIn.signIn'],
    blocks: [
      { kind: 'field', word: 'signIn.email' },
      { kind: 'field', word: 'signIn.password' },
      { kind: 'button', word: 'signIn.signIn', look: 'main' },
      { kind: 'button', word: 'signIn.forgot', look: 'plain' },
      { kind: 'button', word: 'signIn.signUp', look: 'plain' },
    ],
  },
  code: {
    path: ['signIn.signUp'],
    blocks: [
      { kind: 'heading', word: 'code.title' },
      { kind: 'digits', count: 6 },
      { kind: 'button', word: 'code.confirm', look: 'main' },
      { kind: 'button', word: 'code.resend', look: 'plain' },
    ],
  },
  'qr-tv': { path: ['signIn.qrCode'], frame: 'tv', blocks: [{ kind: 'qr' }, { kind: 'heading', word: 'qr.scan' }] },
  'qr-phone': {
    path: ['signIn.qrCode'],
    blocks: [
      { kind: 'heading', word: 'qr.confirm' },
      rows({ word: 'qr.television' }),
      { kind: 'button', word: 'code.confirm', look: 'main' },
    ],
  },
  chat: {
    path: ['chat.support'],
    title: 'chat.support',
    blocks: [
      { kind: 'message', word: 'chat.question', from: 'support' },
      { kind: 'message', word: 'chat.answer', from: 'reader' },
      { kind: 'field', word: 'chat.write' },
    ],
  },
  'panel-users': {
    path: ['panel.name', 'panel.users'],
    title: 'panel.users',
    blocks: [
      { kind: 'field', word: 'locations.search' },
      rows(
        { word: 'panel.user', value: 'billing.premium', end: 'go' },
        { word: 'panel.guest', value: 'panel.threeDays', end: 'go' },
      ),
      { kind: 'button', word: 'panel.create', look: 'main' },
    ],
  },
  'panel-sessions': {
    path: ['panel.name', 'panel.users', 'panel.sessions'],
    title: 'panel.user',
    blocks: [
      { kind: 'heading', word: 'panel.sessions' },
      rows({ word: 'panel.started', value: 'panel.time' }),
      { kind: 'button', word: 'panel.end', look: 'danger' },
    ],
  },
  'reseller-balance': {
    path: ['reseller.balance'],
    title: 'reseller.balance',
    blocks: [
      rows(
        { word: 'reseller.balance', value: 'reseller.amount' },
        { word: 'reseller.level', value: 'reseller.starter' },
      ),
    ],
  },
  'permission-android': question('android.name', {
    system: 'android',
    title: 'android.request',
    text: 'android.what',
    buttons: ['android.cancel', 'android.ok'],
  }),
  'permission-fire-os': question('fireOs.name', {
    system: 'android',
    title: 'fireOs.request',
    text: 'fireOs.what',
    buttons: ['fireOs.cancel', 'fireOs.ok'],
    inEnglish: ['fa', 'ru'],
  }),
  'permission-ios': question('ios.name', {
    system: 'apple',
    title: 'ios.request',
    text: 'ios.what',
    buttons: ['ios.refuse', 'ios.allow'],
    inEnglish: ['fa'],
  }),
  'permission-macos': question('macos.name', {
    system: 'apple',
    title: 'ios.request',
    buttons: ['ios.refuse', 'ios.allow'],
    inEnglish: ['fa'],
  }),
  'permission-windows': question('windows.name', {
    system: 'windows',
    title: 'windows.request',
    buttons: ['windows.yes', 'windows.no'],
    inEnglish: ['fa'],
  }),
};
