import { describe, expect, it } from 'vitest';
import { recorded as siteTable } from '../../../site/recorded.ts';
import { apiReference } from '../../reference/fixtures/apiReference.ts';
import { checkRecorded, type RecordedTable, recordedMarkdown } from './recorded.ts';

const reference = apiReference();
const recorded: RecordedTable = siteTable;

const messages = (table: RecordedTable) => checkRecorded({ recorded: table, reference }).map(({ message }) => message);

/** The table with another version of the row that contains a type. */
const withRow = (type: string, change: Partial<RecordedTable['rows'][number]>): RecordedTable => ({
  ...recorded,
  rows: recorded.rows.map((row) => (Object.hasOwn(row.fields ?? {}, type) ? { ...row, ...change } : row)),
});

describe('the table of recorded data', () => {
  it('covers every field and event of the API', () => {
    expect(messages(recorded)).toEqual([]);
  });

  it('is incomplete while a field about a person, read or sent, is in no row', () => {
    const fields = { UserProfileView: 'firstName', UserProfileEdit: 'firstName' };
    const found = messages(withRow('UserProfileView', { fields }));
    for (const type of ['UserProfileView', 'UserProfileEdit'])
      expect(found).toContain(
        `No row has ${type}.birthDate of the API. Add it to the row that says it is recorded, or its type to aboutNobody.`,
      );
  });

  it('is incomplete while an event is in no row', () => {
    expect(messages(withRow('ConnectionHistoryView', { events: '' }))).toEqual([
      expect.stringContaining('No row has DEVICE_CONNECTED'),
      expect.stringContaining('No row has DEVICE_DISCONNECTED'),
    ]);
  });

  it('never leaves out a role that can read it', () => {
    expect(messages(withRow('ConnectionHistoryView', { readers: 'staff' }))).toContain(
      'The role reseller can read ConnectionHistoryView, which "staff" leaves out; name readers that include it.',
    );
    for (const sent of ['SECURITY_IP_BLOCKED', 'WebhookBody'])
      expect(messages(withRow('Blacklist', { readers: 'staff' }))).toContain(
        `The role reseller can read ${sent}, which "staff" leaves out; name readers that include it.`,
      );
  });

  it('has columns for data, readers and duration', () => {
    const [head, , first] = recordedMarkdown(recorded, 'en').split('\n');
    expect(head).toBe('| What | Who can read it | How long it is kept |');
    expect(first).toContain('| **Nobody: not recorded** | No activity is kept |');
  });
});
