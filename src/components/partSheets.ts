import type { PageSheet } from '../model/pageSheets.ts';
import copies from './Copies/copies.css?url';
import diagram from './Diagram/diagram.css?url';
import platforms from './Features/platforms.css?url';
import chooser from './ProtocolChooser/chooser.css?url';
import dialog from './Screen/dialog.css?url';
import more from './Screen/more.css?url';
import phone from './Screen/phone.css?url';
import path from './TroublePath/path.css?url';

/** URLs of the style sheets of what only some texts show. */
export const partSheets: Readonly<Record<PageSheet, string>> = {
  diagram,
  phone,
  more,
  dialog,
  path,
  chooser,
  platforms,
  copies,
};
