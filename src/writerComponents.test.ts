import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MdastNode, mdxToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { writerRenderings } from './components/Docs/mdxComponents.tsx';
import { mdxSheets } from './components/mdx/sheets.ts';
import { componentUse } from './content/markdown/attributes.ts';
import { exampleSite } from './model/testing/exampleSite.ts';
import { writerComponents } from './writerComponents.ts';

/** The first tag of a text. */
function tagIn(node: MdastNode): Parameters<typeof componentUse>[0] | undefined {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return node;
  return 'children' in node ? node.children.map(tagIn).find((tag) => tag !== undefined) : undefined;
}

const tags = [...writerComponents].flatMap(([name, component]) =>
  component.kind === 'ofMarkdown' ? [] : [{ name, ...component }],
);

const closed = ({ name, example, children }: (typeof tags)[number]) =>
  children === 'none' ? example : `${example} … </${name}>`;

describe('a component for writers', () => {
  it.each(tags)('has an example that fits its attributes: $name', (tag) => {
    const element = tagIn(mdxToMdast(closed(tag)));
    expect(element && componentUse(element)?.component).toBe(writerComponents.get(tag.name));
  });

  it('has a view, unless it becomes Markdown', () => {
    const names = [...writerComponents].flatMap(([name, { kind }]) => (kind === 'replaced' ? [] : name));
    expect(names.length).toBeGreaterThan(10);
    expect(Object.keys(writerRenderings)).toEqual(names);
  });

  it('names only style sheets that exist', () => {
    const vocabulary = exampleSite();
    const named = tags.flatMap((tag) => {
      const element = tag.kind === 'rendered' ? tagIn(mdxToMdast(closed(tag))) : undefined;
      const use = element && componentUse(element);
      if (use?.component.kind !== 'rendered') return [];
      return use.component.sheets({ attributes: use.attributes, locale: 'en', vocabulary });
    });
    expect(named).toContain('diagram');
    expect(Object.keys(mdxSheets)).toEqual(expect.arrayContaining(named));
  });

  it('is in the table of docs/writing.md', async () => {
    const rows = [...writerComponents].map(([name, component]) => {
      const { example, about, kind } = component;
      const code = kind === 'ofMarkdown' ? `\`\`\`\` ${example} \`\`\`\`` : `\`${example}\``;
      const end = kind !== 'ofMarkdown' && component.children === 'flow' ? ` … \`</${name}>\`` : '';
      return `| ${code}${end} | ${about} |`;
    });
    const table = ['| write | for |', '| --- | --- |', ...rows].join('\n');
    const file = join(import.meta.dirname, '../docs/writing.md');
    const marks = /(<!-- components -->\n)[\s\S]*(<!-- end of components -->)/;
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(marks);
    await expect(text.replace(marks, (_, begin, end) => `${begin}${table}\n${end}`)).toMatchFileSnapshot(file);
  });
});
