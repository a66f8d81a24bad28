// Turns built pages of this site into plain Markdown that every engine reads: node markdown.mjs <input.json>. Copied next to its libraries
// by tools/bench/peers.ts. The input is a list of { html, file, frontMatter, languages, links, admonitions }.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import gfm from '@joplin/turndown-plugin-gfm';
import Turndown from 'turndown';

const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
turndown.use(gfm.gfm);

/** Parts that each engine makes itself, or that show nothing without script. */
const chrome = ['breadcrumbs', 'toc', 'page-foot', 'heading-link', 'copy-button', 'sr-only', 'pagination', 'needs-js'];
const has = (node, name) => (node.getAttribute?.('class') ?? '').split(/\s+/).includes(name);

turndown.addRule('chrome', {
  filter: (node) =>
    chrome.some((name) => has(node, name)) || /^(H1|BUTTON|FORM|NAV|STYLE|SCRIPT|TEMPLATE)$/.test(node.nodeName),
  replacement: () => '',
});
// Of a drawing its words are left.
turndown.addRule('drawings', {
  filter: (node) => node.nodeName.toLowerCase() === 'svg',
  replacement: (_, node) => {
    const texts = Array.from(node.getElementsByTagName('text'), ({ textContent }) => textContent.trim()).filter(
      Boolean,
    );
    return texts.length > 0 ? `\n\n${texts.map((text) => `- ${text}`).join('\n')}\n\n` : '';
  },
});
turndown.addRule('admonitions', {
  filter: (node) => has(node, 'admonition'),
  replacement: (content, node) => {
    const title = Array.from(node.childNodes).find((child) => has(child, 'admonition-title'))?.textContent ?? '';
    return `\n\n:::${node.getAttribute('data-kind')}[${title}]\n\n${content.replace(title, '').trim()}\n\n:::\n\n`;
  },
});
turndown.addRule('code', {
  filter: (node) => node.nodeName === 'PRE',
  replacement: (_, node) => `\n\n\`\`\`${languageOf(node)}\n${node.textContent.replace(/\n$/, '')}\n\`\`\`\n\n`,
});
// A link in code is a link around the code; Markdown has no other.
turndown.addRule('codeWithLink', {
  filter: (node) => node.nodeName === 'CODE' && node.getElementsByTagName('a').length > 0,
  replacement: (_, node) =>
    `[\`${node.textContent}\`](${Array.from(node.getElementsByTagName('a'))[0].getAttribute('href')})`,
});
turndown.addRule('tabLabels', {
  filter: (node) => has(node, 'tab-label'),
  replacement: (content) => `\n\n**${content}**\n\n`,
});
turndown.addRule('labels', {
  filter: (node) => node.nodeName === 'BDI' || has(node, 'change-kind'),
  replacement: (content) => `${content} `,
});
// A line break in a cell is more than a Markdown table holds.
turndown.addRule('lineBreaks', { filter: 'br', replacement: () => ' ' });

/** The page does not keep the language of code; the texts do, and the generated requests and answers tell it by how they begin. */
const beginnings = [
  [/^(query|mutation|type|input|enum|schema|\w+\()/, 'graphql'],
  [/^[{[]/, 'json'],
  [/^curl /, 'bash'],
  [/^const /, 'js'],
  [/^import requests/, 'python'],
  [/^(import|var) /, 'java'],
];
let languages = {};
const languageOf = ({ textContent: code }) =>
  languages[code.trim()] ?? beginnings.find(([pattern]) => pattern.test(code))?.[1] ?? 'text';

/** What MDX or a heading attribute would read as code. */
const plain = (markdown) => markdown.replace(/[{}]/g, '\\$&').replace(/</g, '&lt;');
const outsideCode = (markdown) =>
  markdown
    .split(/(^```[\s\S]*?^```|`[^`\n]*`)/m)
    .map((part, index) => (index % 2 === 0 ? plain(part) : part))
    .join('');

for (const page of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  languages = page.languages;
  const html = readFileSync(page.html, 'utf8');
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  let markdown = outsideCode(turndown.turndown(article || html));
  markdown = markdown.replace(/\]\(\/(en|fa|ru)\/(docs\/)?/g, `](${page.links}/docs/`);
  for (const [from, to] of Object.entries(page.admonitions)) markdown = markdown.replaceAll(`:::${from}[`, `:::${to}[`);
  mkdirSync(dirname(page.file), { recursive: true });
  writeFileSync(page.file, `---\n${page.frontMatter}\n---\n\n${markdown}\n`);
}
