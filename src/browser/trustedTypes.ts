/** The only Trusted Types policy: the router may parse pages, whose scripts do not run. */
window.trustedTypes?.createPolicy('default', {
  createHTML: (text, _type, sink) => (sink.startsWith('DOMParser') ? text : null),
  createScriptURL: (url) => url,
});
