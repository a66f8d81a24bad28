/**
 * The words of the app as its screens show them in English, by screen. Pages write them exactly so, in bold. Persian and Russian are
 * still to be collected from the app.
 */
export const appWords = {
  navigation: ['Home', 'Locations', 'Settings'],
  signIn: ['Sign up', 'Sign in', 'Forgot password?', 'Resend code', 'Confirm'],
  home: ['Connect', 'Disconnect', 'Reconnect'],
  locations: ['Fastest', 'Favourites'],
  settings: [
    'Protocol',
    'Kill switch',
    'Auto-connect',
    'Split tunnelling',
    'Devices',
    'Billing',
    'Notifications',
    'Language',
    'Security',
    'Logs',
    'Delete account',
  ],
  autoConnect: ['Trusted networks'],
  splitTunnelling: ['Excluded apps', 'On demand'],
  devices: ['Remove'],
  billing: ['Restore purchases'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
