import { expect, it } from 'vitest';
import { type Relatable, relatedOperations } from './related.ts';

const operation = (name: string, group: string, types: string[] = []): Relatable => ({
  coordinate: `Mutation.${name}`,
  name,
  groups: [group],
  types,
});

it('puts operations that share a type or a rare word of their name before the neighbours in the group', () => {
  const related = relatedOperations([
    operation('paypalCreatePayment', 'Billing'),
    operation('stripeCreatePayment', 'Billing'),
    operation('paypalApprovePayment', 'Billing'),
    operation('updateInvoice', 'Billing'),
    ...['createServer', 'createNews', 'createFile', 'createTicket'].map((name) => operation(name, 'Other')),
  ]);
  expect(related.get('Mutation.paypalCreatePayment')?.slice(0, 3)).toEqual([
    'Mutation.paypalApprovePayment',
    'Mutation.stripeCreatePayment',
    'Mutation.updateInvoice',
  ]);
});

it('counts a plural as its singular', () => {
  const related = relatedOperations([operation('closeTicket', 'A'), operation('tickets', 'B'), operation('news', 'C')]);
  expect(related.get('Mutation.closeTicket')).toEqual(['Mutation.tickets']);
});

it('takes an abbreviation for one word: the letters of it relate to nothing', () => {
  const related = relatedOperations([
    operation('getWhitelistedIPs', 'A'),
    operation('emailInvoicePDF', 'B'),
    operation('blockIP', 'C'),
  ]);
  expect(related.get('Mutation.getWhitelistedIPs')).toEqual(['Mutation.blockIP']);
});

it('relates no operation to itself', () => {
  expect(relatedOperations([operation('login', 'A')]).get('Mutation.login')).toEqual([]);
});

it('names no more than six operations', () => {
  const names = Array.from({ length: 20 }, (_, index) => `ticket${index}`);
  const related = relatedOperations(names.map((name) => operation(name, 'Tickets')));
  expect(related.get('Mutation.ticket0')).toHaveLength(6);
});
