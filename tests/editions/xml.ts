import { validateXML } from 'xmllint-wasm';

/** What libxml2 reports about documents that are not well-formed XML; nothing if all are. */
export async function malformed(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const { errors } = await validateXML({
    xml: Object.entries(documents).map(([name, contents]) => ({ fileName: name.replaceAll('/', '-'), contents })),
    normalization: 'format',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
