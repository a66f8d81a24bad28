import { type Created, Refusal } from './created.ts';
import { readText } from './frontMatter.ts';

const screensFile = 'site/screens.ts';

/** A picture of a screen of the app, without its words and parts: the last one in `site/screens.ts`. */
export function newAppScreen(root: string, id: string): Created {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id))
    throw new Refusal(`"${id}" is not a name for a picture; it is written as split-tunnelling.`);
  const text = readText(root, screensFile);
  if (new RegExp(`^ {2}'?${id}'?:`, 'm').test(text)) throw new Refusal(`${screensFile} has a picture "${id}" already.`);
  const end = text.lastIndexOf('\n};');
  const key = id.includes('-') ? `'${id}'` : id;
  const screen = `\n  ${key}: {\n    path: [],\n    frame: 'phone',\n    blocks: [],\n  },`;
  return {
    files: new Map(),
    changed: new Map([[screensFile, text.slice(0, end) + screen + text.slice(end)]]),
    warnings: [],
    next: [
      `Write in ${screensFile} the way through the menus (path), the word in the bar (title, tab) and the parts from the top down (blocks), like the screens above; its words are ids of site/appWords.ts, where new ones get their three languages.`,
      'Run "npm run dev" and look at it in /gallery, in three languages, light and dark.',
      `Put it around the steps that it helps with, in three languages: <Screen show="${id}" marks="1:settings.protocol"> … </Screen>.`,
      'Run "npm run check": it names by line what is missing or wrong.',
    ],
  };
}
