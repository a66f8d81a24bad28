// Calls a function of a guide: node driver.mjs session call '["{ user { id } }"]' prints JSON.
const [file, name, args] = process.argv.slice(2);
const guide = await import(`./${file}.mjs`);
try {
  const result = guide[name](...JSON.parse(args));
  const rows = [];
  if (typeof result[Symbol.asyncIterator] === 'function') for await (const row of result) rows.push(row);
  else rows.push(await result);
  console.log(JSON.stringify(rows));
} catch (error) {
  console.log(JSON.stringify({ code: error.code, message: error.message }));
}
