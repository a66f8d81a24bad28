import { startBrowser } from '../../webkit/browser.ts';
import { takeTour } from './takeTour.ts';
import { webkitReader } from './webkitReader.ts';

const browser = await startBrowser();

takeTour('WebKit', async () => webkitReader(browser), { ru: 'disk' });
