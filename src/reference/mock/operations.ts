import type { Operations } from './context.ts';
import { creditOperations } from './credit.ts';
import { deviceOperations } from './devices.ts';
import { paymentOperations } from './payments.ts';
import { planOperations } from './plans.ts';
import { signInOperations } from './signIn.ts';
import { uploadOperations } from './uploads.ts';
import { userOperations } from './users.ts';
import { webhookOperations } from './webhookSettings.ts';

/** Operations whose effects the mock stores or shows. Others respond with samples. */
export const operations: Operations = {
  ...signInOperations,
  ...userOperations,
  ...uploadOperations,
  ...planOperations,
  ...creditOperations,
  ...deviceOperations,
  ...paymentOperations,
  ...webhookOperations,
};
