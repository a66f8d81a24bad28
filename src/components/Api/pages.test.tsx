// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiTexts } from '../../content/readApiTexts.ts';
import { schemaFile } from '../../model/api/files.ts';
import type { SchemaRelease } from '../../model/api/schemaChanges.ts';
import { formatProblems, type Problem } from '../../model/problems/problems.ts';
import { exampleEntry, exampleSite, exampleSource, same, sameInline } from '../../model/testing/exampleSite.ts';
import { apiWorld } from '../../reference/fixtures/apiReference.ts';
import { loadReference } from '../../reference/loadReference.ts';
import { readApiSchema } from '../../reference/readApiSchema.ts';
import { fullSite, htmlOfPage } from '../testing/htmlOnPage.tsx';
import { itReads } from '../testing/outline.ts';

const folder = import.meta.dirname;
const fixture = (name: string) => readFileSync(join(folder, '../../reference/fixtures', name), 'utf8');

const problems: Problem[] = [];
const world = {
  ...apiWorld(),
  objects: { Ticket: { id: 6401, status: 'OPEN', author: { name: 'Sara' } }, Author: { name: 'Sara' } },
  answers: {},
};
const schema = readApiSchema(fixture('tickets.graphql'), schemaFile, problems);
const reference = loadReference(schema, readApiTexts(same(fixture('tickets.yaml')), problems), world, problems);
if (!reference) throw new Error(formatProblems(problems));

const release = { operations: 5, file: 'schema.graphql', sdl: '' };
const schemaReleases: SchemaRelease[] = [
  {
    ...release,
    date: '2024-11-12',
    changes: [
      { kind: 'argumentRemoved', level: 'breaking', coordinate: 'Query.tickets.page' },
      { kind: 'argumentTypeChanged', level: 'breaking', coordinate: 'Query.ticket.id', from: 'ID!', to: 'Int!' },
      { kind: 'errorsAdded', level: 'dangerous', coordinate: 'Mutation.createTicket', codes: ['CLOSED', 'GONE'] },
      { kind: 'operationAdded', level: 'safe', coordinate: 'Query.count' },
      { kind: 'typeAdded', level: 'safe', coordinate: 'Lost' },
      { kind: 'deprecated', level: 'safe', coordinate: 'Query.tickets', reason: sameInline('It is `slow`.') },
    ],
  },
  {
    ...release,
    date: '2024-03-01',
    changes: [{ kind: 'operationRemoved', level: 'breaking', coordinate: 'Query.old' }],
  },
  { ...release, date: '2023-12-01', changes: [] },
];

const { config, strings } = fullSite;
const docs = [
  ...exampleSource.docs,
  exampleEntry('docs', 'api/getting-started', {}),
  exampleEntry('docs', 'api/guides/errors', {}),
];
const site = exampleSite({ config, strings, docs, reference, schemaReleases });
const page = (path: string) => htmlOfPage(`/docs/api${path}`, 'en', site);
const read = '.content > p, .content section > p, section > .field-tree, dl';

itReads(folder, {
  'A mutation has its arguments, rules, effects and errors': [
    page('/Mutations/Help-Desk/create-ticket-api'),
    'article > :not(.breadcrumbs)',
  ],
  'A second page of it has its own title': [page('/Mutations/Guides/tickets-integration'), 'h1, .lead'],
  'A mutation can send a file': [page('/Mutations/Help-Desk/upload-tickets-api'), '[data-value=graphql]'],
  'A query says where its argument comes from': [page('/Queries/Help-Desk/ticket-api'), read],
  'A deprecated query says why, has a longest period, and leaves many values to the page of their type': [
    page('/Queries/Help-Desk/tickets-api'),
    read,
  ],
  'A query without arguments says so, and has its note and the day it was added': [
    page('/Queries/Help-Desk/count-api'),
    `.meta, ${read}`,
  ],
  'All operations are below their kind and group': [page(''), '.content'],
  'A kind has its groups with the names of operations': [page('/Mutations'), 'article > :not(.breadcrumbs)'],
  'A group has its operations': [page('/Queries/Help-Desk'), '.content'],
  'The types are below their kind, in the order of their numbers': [page('/Types'), '.content'],
  'An object has its fields and uses': [page('/Types/Ticket'), 'article > :not(.breadcrumbs)'],
  'An input has its fields': [page('/Types/TicketCreate'), '.content'],
  'An enum has its values': [page('/Types/Status'), '.meta, .content'],
  'A scalar has the names of its uses alone': [page('/Types/Int'), '.meta, .content'],
  'The changes of the schema are below their version, level and kind': [page('/schema-changelog'), '.content'],
});
