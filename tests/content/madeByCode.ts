import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 'content/en/docs/guide/slow.mdx';

/** Appends a text to a page of the small site. */
function append(text: string): (copy: string) => void {
  return (copy) => {
    const file = join(copy, page);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
  };
}

/** The beginning of a picture, which contains its size. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR'.padEnd(24, '\0'), 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Mistakes that version control or editors would not preserve; each changes a copy of the site. */
export const madeByCode: Readonly<Record<string, (copy: string) => void>> = {
  'control-character': append('A line with \0 in it.'),
  'english-source-missing': (copy) => rmSync(join(copy, 'content/en/pages/about.mdx')),
  'file-not-utf-8': (copy) => {
    const file = join(copy, 'content/ru/docs/guide/slow.mdx');
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from([0xcf, 0xf0, 0xe8])]));
  },
  'page-of-5-mb': (copy) => {
    const file = join(copy, page);
    writeFileSync(file, readFileSync(file, 'utf8') + 'Try a cable first. '.repeat(5_000_000 / 19));
  },
  'path-with-spaces': (copy) => {
    const folder = join(copy, 'content/en/docs/my guide');
    mkdirSync(folder);
    writeFileSync(join(folder, 'first page.mdx'), readFileSync(join(copy, page)));
  },
  'pictures-that-load-slowly': (copy) => {
    const folder = join(copy, 'public/img');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'noise.png'), Buffer.alloc(4_000_000));
    writeFileSync(join(folder, 'wide.png'), pngOf(3200, 100));
    writeFileSync(join(folder, 'map.png'), 'GIF89a');
    writeFileSync(join(folder, 'map.bmp'), 'BM');
    writeFileSync(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9"/>');
    writeFileSync(join(folder, 'good.png'), pngOf(640, 480));
    writeFileSync(join(copy, 'public/logo.png'), pngOf(24, 24));
  },
  'symbolic-link-in-a-circle': (copy) => symlinkSync('..', join(copy, 'content/en/docs/guide/loop')),
  'table-of-2000-columns': append(['a', '-', 'b'].map((cell) => `|${` ${cell} |`.repeat(2000)}`).join('\n')),
  // The advice for a slow connection leads to that section.
  'section-of-advice-renamed': (copy) => {
    for (const locale of ['en', 'fa', 'ru']) {
      const file = join(copy, `content/${locale}/docs/guide/slow.mdx`);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('wifi', 'radio'));
    }
  },
  'translation-missing': (copy) => rmSync(join(copy, 'content/fa/docs/guide/slow.mdx')),
};
