import type { Locale } from '../model/locale.ts';
import type { SiteConfig } from '../model/siteConfig.ts';
import type { Strings } from '../model/strings.ts';

/** Milliseconds after which scripts that have not come are given up. */
const patience = 8000;

/**
 * The one inline script. Before the first paint it sets the colour mode, hides an announcement that was closed, and says that
 * scripts run. If the page then has no style and its address does not fit the configured base path, it says what is wrong:
 * no other script can, for none has loaded. Where scripts fail, or still hang after a while, it takes back that they run: the page then
 * is what it is with JavaScript off. Its text is the same on every page of a language, so the CSP names one hash for each.
 */
export function startScript(config: SiteConfig, strings: Strings, locale: Locale): string {
  const { colorMode, announcement } = config;
  const system = colorMode.followSystem
    ? `matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'`
    : `'${colorMode.default}'`;
  const closed = announcement
    ? `if(s.getItem('announcement')===${JSON.stringify(announcement.id)})d.announcement='closed';`
    : '';
  const home = `${config.base === '/' ? '' : config.base}/${config.locales[locale].path}`;
  const banner = strings.error.baseUrlText.replaceAll('{configured}', config.base);
  const path = `/${config.locales[locale].path}/`;
  return `(e=>{var d=e.dataset,t=null,n=()=>{d.hydrated??delete d.js};d.js='';try{var s=localStorage;t=s.getItem('theme');${closed}}catch(_){}d.theme=t==='dark'||t==='light'?t:${system};setTimeout(n,${patience});addEventListener('load',()=>{n();var p=location.pathname+'/',i=p.indexOf('${path}'),b;if(i<0||p.startsWith('${home}/')||getComputedStyle(e).getPropertyValue('--paper'))return;b=document.createElement('p');b.id='base-url-banner';b.append(${JSON.stringify(`${strings.error.baseUrlTitle} ${banner}`)}.replace('{likely}',p.slice(0,i)||'/'));document.body.prepend(b)})})(document.documentElement)`;
}
