/** The first port; another `TEST_PORT` lets two checkouts test side by side. */
const first = Number(process.env['TEST_PORT'] ?? 4398);

/** The small site configured differently (`tests/site/variants.ts`), below `/help`. */
export const variantPort = first;
/** The site itself. */
export const sitePort = first + 1;
export const smallPort = first + 2;
