import { type Reader, see, until } from './reader.ts';

/** Opens the one file on a phone of 360 px, searches, opens the first find and changes the colours. Returns what is wrong. */
export async function useOneFile(reader: Reader, address: string, query: string): Promise<string[]> {
  await reader.resize(360, 740);
  await reader.open(address);
  const faults = await fitsPhone(reader);
  await reader.fill('#edition-query', query);
  await until(reader, "/[0-9۰-۹]/.test(see('.edition-search [role=status]')?.textContent)");
  const find = await until<string>(reader, "see('.edition-results a')?.href");
  await reader.click('.edition-results a');
  await until(reader, 'location.href === arguments[0]', find);
  if (!(await reader.run('return Boolean(document.getElementById(location.hash.slice(1)))')))
    faults.push(`${find} leads nowhere.`);
  const paper = () => reader.run<string>('return getComputedStyle(document.body).backgroundColor');
  const before = await paper();
  await reader.click('[data-color-mode]');
  if ((await paper()) === before) faults.push('The button for dark colours changes nothing.');
  return [...faults, ...(await fitsPhone(reader)), ...reader.takeComplaints()];
}

/** Opens the one file where no script may run, and follows its contents. Returns what is wrong. */
export async function readOneFileWithoutScripts(reader: Reader, address: string): Promise<string[]> {
  await reader.resize(360, 740);
  await reader.open(address);
  await see(reader, 'h1');
  const faults = await fitsPhone(reader);
  if (await reader.run<boolean>('return document.documentElement.dataset.js !== undefined'))
    faults.push('Scripts run.');
  const controls =
    'return [...document.querySelectorAll("button, input")].filter((one) => one.checkVisibility()).length';
  if ((await reader.run<number>(controls)) > 0) faults.push('A control is shown that does nothing.');
  const links = '[...document.querySelectorAll(".edition-contents a")]';
  const missing = `return ${links}.filter(({ hash }) => !document.getElementById(hash.slice(1))).map(({ hash }) => hash)`;
  faults.push(...(await reader.run<string[]>(missing)).map((id) => `The contents name ${id}, which is not there.`));
  await reader.click('.edition-contents li:nth-child(2) a');
  await until(
    reader,
    'location.hash !== "" && Math.abs(document.querySelector(location.hash).getBoundingClientRect().top) < 200',
  );
  // Browsers complain of the script that they were forbidden to run.
  reader.takeComplaints();
  return faults;
}

const fitsPhone = async (reader: Reader): Promise<string[]> =>
  (await reader.run<boolean>('return document.documentElement.scrollWidth <= innerWidth'))
    ? []
    : ['The page is wider than 360 px.'];
