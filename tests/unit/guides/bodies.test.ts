import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { recorded } from '../../../site/recorded.ts';
import type { RecordedTable } from '../../../src/product/recorded/recorded.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const guide = (name: string) => read(`content/en/docs/api/guides/${name}.mdx`);
const between = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

const body = z.strictObject({
  id: z.string(),
  event: z.string(),
  occurredAt: z.iso.datetime({ local: true }),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const bodies = between(guide('webhook-bodies'), /title="events\.jsonl"\n([\s\S]*?)```/)
  .trim()
  .split('\n')
  .map((line) => body.parse(JSON.parse(line)));

it('There is a sample body for every event of the schema, each with a different id', () => {
  const events = between(read('api/schema.graphql'), /enum WebhookEventType \{([^}]*)\}/).match(/\w+/g);
  expect(bodies.map(({ event }) => event)).toEqual(events);
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(bodies.length);
});

it('The data of each body has the fields that the webhook guide lists, with the types of the table', () => {
  const listed = [...guide('webhooks').matchAll(/^\| `(\w+)_…` \| (.+) \|$/gm)].map(
    ([, group = '', fields = '']) => [group, fields.match(/\w+/g)] as const,
  );
  expect(listed).toHaveLength(5);
  const types = new Map<string | undefined, string>(
    [...guide('webhook-bodies').matchAll(/^\| (`.+`) \| (number|string) \|/gm)].flatMap(([, names = '', type = '']) =>
      (names.match(/\w+/g) ?? []).map((name) => [name, type] as const),
    ),
  );
  for (const { event, data } of bodies) {
    expect(Object.keys(data), event).toEqual(listed.find(([group]) => event.startsWith(`${group}_`))?.[1]);
    for (const [name, value] of Object.entries(data)) expect(typeof value, `${event} ${name}`).toBe(types.get(name));
  }
});

it('Each field of a body is in one row of the table of what is recorded', () => {
  const { rows }: RecordedTable = recorded;
  const inRows = rows.flatMap(({ fields }) => fields?.['WebhookBody']?.split(' ') ?? []);
  expect(inRows.sort()).toEqual([...new Set(bodies.flatMap(({ data }) => Object.keys(data)))].sort());
});
