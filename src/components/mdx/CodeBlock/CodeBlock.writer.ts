import { z } from 'zod';
import { ofMarkdown } from '../../../model/config/writerComponent.ts';

export const CodeBlock = ofMarkdown({
  about: 'Code with its title or language, and a button that copies it.',
  example: '```json',
  written: 'code is written between two lines of three backticks',
  attributes: z.strictObject({ language: z.string(), code: z.string(), meta: z.string().optional() }),
  children: 'none',
  words: () => '',
  twin: { className: 'code-block', form: 'code' },
  copy: { leaveOut: ['.copy-button'] },
});
