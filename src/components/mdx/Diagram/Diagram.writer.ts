import { z } from 'zod';
import { leaf, rendered } from '../../../model/config/writerComponent.ts';

const diagram = { ...leaf, sheets: () => ['diagram'], twin: { className: 'diagram', form: 'drawing' } } as const;

const part = z.strictObject({ id: z.string(), text: z.string() });
const link = z.strictObject({ from: z.string(), to: z.string(), text: z.string().optional() });

export const Architecture = rendered({
  about: 'A drawing of parts in rows, and the links between them.',
  example: "<Architecture title=\"…\" rows={[[{ id: 'a', text: '…' }]]} />",
  attributes: z.strictObject({
    title: z.string().min(1),
    rows: z.array(z.array(part)),
    links: z.array(link).optional(),
  }),
  ...diagram,
});

const actor = z.number();
const message = z.strictObject({ from: actor, to: actor, text: z.string() });
const note = z.strictObject({ note: z.string(), over: z.tuple([actor, actor]) });

export const Sequence = rendered({
  about: 'A drawing of who says what to whom, in order.',
  example: "<Sequence title=\"…\" actors={['A', 'B']} steps={[{ from: 0, to: 1, text: '…' }]} />",
  attributes: z.strictObject({
    title: z.string().min(1),
    actors: z.array(z.string()),
    steps: z.array(z.union([message, note])),
  }),
  ...diagram,
});
