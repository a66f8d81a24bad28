// Calls functions of guides, each as in a program that has just started. Reads calls as
// lines of JSON, prints the result or error of each and, when nothing is pending, an empty line.
import { registerHooks } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

let start = 0;
registerHooks({
  resolve(specifier, context, next) {
    const module = next(specifier, context);
    return module.url.startsWith('file:') ? { ...module, url: `${module.url}?${start}` } : module;
  },
});
const lines = createInterface({ input: process.stdin });
lines.on('close', () => process.exit());
lines.on('line', async (line) => {
  const { folder, environment, file, name, args } = JSON.parse(line);
  start += 1;
  process.stdin.unref();
  process.env = environment;
  const guide = await import(pathToFileURL(`${folder}/${file}.mjs`).href);
  try {
    const result = guide[name](...args);
    const rows = [];
    if (typeof result[Symbol.asyncIterator] === 'function') for await (const row of result) rows.push(row);
    else rows.push(await result);
    console.log(JSON.stringify(rows));
  } catch (error) {
    console.log(JSON.stringify({ code: error.code, message: error.message, begun: error.begun }));
  }
});
process.on('beforeExit', () => {
  process.stdin.ref();
  console.log();
});
