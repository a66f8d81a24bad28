import { z } from 'zod';
import { noSteps, ofMarkdown } from '../../../model/config/writerComponent.ts';
import { admonitionKinds } from '../../../model/content/admonitions.ts';

export const Admonition = ofMarkdown({
  about: `What readers should not overlook; the kinds are ${admonitionKinds.join(', ')}.`,
  example: ':::note[Title]',
  written: 'an admonition is written ":::note[Title]" and ":::", each on its own line',
  attributes: z.strictObject({ kind: z.enum(admonitionKinds), title: z.string().optional() }),
  children: 'flow',
  steps: noSteps,
  twin: { className: 'admonition', form: 'quote' },
  copy: { leaveOut: ['.admonition svg'] },
});
