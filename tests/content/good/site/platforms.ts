/** The platforms of the small site; the home page links the page of each. */
export const platforms = { android: 'Android', ios: 'iOS' };
