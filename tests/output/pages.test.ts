/** What is held about the pages. All in one test file: Vitest gives each its own world, and the pages are to be read only once. */
import './pages/cards.ts';
import './pages/languages.ts';
import './pages/links.ts';
import './pages/sitemap.ts';
import './pages/structure.ts';
import './pages/structuredData.ts';
