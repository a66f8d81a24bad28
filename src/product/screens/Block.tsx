import { Control } from './Control.tsx';
import { Dialog } from './Dialog.tsx';
import { Orb } from './Orb.tsx';
import { QrCode } from './QrCode.tsx';
import { Rows } from './Rows.tsx';
import type { Block } from './screens.ts';
import { Word } from './Word.tsx';

/** A part of a screen. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'orb':
      return <Orb state={block.state} />;
    case 'rows':
      return <Rows rows={block.rows} />;
    case 'dialog':
      return <Dialog dialog={block} />;
    case 'qr':
      return <QrCode />;
    case 'digits':
      return (
        <div className="digits">
          {Array.from({ length: block.count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike.
            <i key={index} />
          ))}
        </div>
      );
    case 'heading':
    case 'field':
    case 'button':
    case 'message':
      return (
        <Control words={[block.word]} className={classOf(block)}>
          <Word id={block.word} />
        </Control>
      );
  }
}

type Line = Extract<Block, { kind: 'heading' | 'field' | 'button' | 'message' }>;

function classOf(line: Line): string {
  switch (line.kind) {
    case 'heading':
      return 'head';
    case 'field':
      return 'field';
    case 'button':
      return `press ${line.look}`;
    case 'message':
      return `say ${line.from}`;
  }
}
