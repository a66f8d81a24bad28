/** Where the tests serve the site as it is configured otherwise; another `TEST_PORT` lets two checkouts test side by side. */
export const variantPort = Number(process.env['TEST_PORT'] ?? 4398);
/** Where the tests serve the site. */
export const sitePort = variantPort + 1;
/** Where the tests serve the site with its scripts blocked. */
export const withoutScriptPort = variantPort + 2;
