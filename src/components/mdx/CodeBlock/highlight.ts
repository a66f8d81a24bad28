import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import graphql from 'shiki/langs/graphql.mjs';
import ini from 'shiki/langs/ini.mjs';
import java from 'shiki/langs/java.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import markdown from 'shiki/langs/markdown.mjs';
import php from 'shiki/langs/php.mjs';
import powershell from 'shiki/langs/powershell.mjs';
import python from 'shiki/langs/python.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import yaml from 'shiki/langs/yaml.mjs';
import { memoize } from '../../../model/text/memoize.ts';

/** A piece of code; `kind` is a class of `CodeBlock.css`, absent for plain text. */
export interface Token {
  readonly text: string;
  readonly kind?: string | undefined;
}

/** Classes by colours of the theme; one letter, since a page has hundreds. */
const kinds: Readonly<Record<string, string>> = {
  'token-comment': 'c',
  'token-string': 's',
  'token-string-expression': 's',
  'token-keyword': 'k',
  'token-function': 'f',
  'token-constant': 'n',
  'token-parameter': 'n',
};

/** Class for a CSS variable of the theme: the CSP allows no inline style. */
const prefix = '--c-';
const highlighter = memoize(() =>
  createHighlighterCoreSync({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: prefix })],
    langs: [bash, graphql, ini, java, javascript, json, markdown, php, powershell, python, typescript, yaml],
    langAlias: {
      js: 'javascript',
      ts: 'typescript',
      sh: 'bash',
      shell: 'bash',
      console: 'bash',
      md: 'markdown',
      conf: 'ini',
      http: 'ini',
    },
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }),
);

/** Lines of code as tokens, cached since every language has the same code. */
export const highlight = memoize((code: string, language: string): readonly (readonly Token[])[] => {
  const plain = language === 'text' || !highlighter().getLoadedLanguages().includes(resolveAlias(language));
  if (plain) return code.split('\n').map((line) => [{ text: line }]);
  // No time limit: on a busy machine a line would stay half highlighted, and builds would differ.
  const lines = highlighter().codeToTokensBase(code, { lang: language, theme: 'classes', tokenizeTimeLimit: 0 });
  return lines.map((line) =>
    merge(line.map(({ content, color }) => ({ text: content, kind: kindOf(content, color) }))),
  );
});

/** Joins neighbours of one kind: fewer elements, fewer bytes. */
export function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged[merged.length - 1];
    if (last && (last.kind === token.kind || token.text.trim() === '')) {
      merged[merged.length - 1] = { ...last, text: last.text + token.text };
    } else merged.push(token);
  }
  return merged;
}

function resolveAlias(language: string): string {
  return highlighter().resolveLangAlias(language);
}

/** Operators are plain: as keywords they would take a tenth of the bytes of a page of code. */
function kindOf(text: string, color: string | undefined): string | undefined {
  const kind = color?.startsWith(`var(${prefix}`) ? kinds[color.slice(`var(${prefix}`.length, -1)] : undefined;
  return kind === 'k' && !/\w/.test(text) ? undefined : kind;
}
