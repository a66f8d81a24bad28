/**
 * The one way from text to HTML or a script that the header's Trusted Types leave open to all code: the router may parse the next
 * page, whose scripts do not run then, and addresses of scripts and workers are left to the CSP. All else is refused.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (text, _type, sink) => (sink.startsWith('DOMParser') ? text : null),
  createScriptURL: (url) => url,
});
