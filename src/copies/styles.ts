import { generate, parse, walk } from 'css-tree';
import { first, type ParentNode } from './dom.ts';

/** The rules that apply to a document in some state, without fonts, which weigh most. */
export function stylesFor(document: ParentNode, css: string): string {
  const sheet = parse(css);
  walk(sheet, {
    visit: 'Rule',
    enter(rule, item, list) {
      if (rule.prelude.type === 'Raw') return;
      const { children } = rule.prelude;
      children.forEach((selector, place) => {
        if (!applies(generate(selector), document)) children.remove(place);
      });
      if (children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      if (rule.block?.children.isEmpty || /^@font-face.*url\(/.test(generate(rule))) list.remove(item);
    },
  });
  return generate(sheet);
}

/** True if a selector matches something in the document, in any state such as `:hover`. */
function applies(selector: string, document: ParentNode): boolean {
  const withoutStates = selector
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(/\[(data-js|data-theme|open)[^\]]*\]/g, '')
    .replace(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?!root|is\(|where\(|first-child|last-child)[a-z-]+(\([^)]*\))?/g, '')
    .replace(/([>+~,(])\s*(?=$|[,)>+~])/g, '$1*')
    .replace(/^\s*(?=$|[>+~])/, '*');
  return first(withoutStates, document) !== undefined;
}
