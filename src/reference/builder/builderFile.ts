import { createHash } from 'node:crypto';
import type { Site } from '../../model/site.ts';
import type { Operation } from '../model.ts';
import { builderData } from './builderData.ts';

/** The file that the request builder of an operation fetches. Its name holds a hash of its content, so that it can be kept forever. */
export interface BuilderFile {
  /** `Mutation.login-1f2e3d4c.json` */
  readonly name: string;
  /** JSON text. */
  readonly content: string;
}

const known = new WeakMap<Operation, BuilderFile>();

/** Asked for by the page of every language and by the route of the file, so made once. */
export function builderFile({ reference, config }: Site, operation: Operation): BuilderFile {
  const made = known.get(operation);
  if (made) return made;
  const content = JSON.stringify(builderData(reference.schema, operation, config.apiEndpoint));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = { name: `${operation.coordinate}-${hash}.json`, content };
  known.set(operation, file);
  return file;
}
