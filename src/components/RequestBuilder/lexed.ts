import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Token } from '../mdx/CodeBlock/Tokens.tsx';

type LexerToken = Lexer['token'];

/**
 * A document or JSON text as tokens in the colours that the build gives it. The lexer is that of graphql-js, which the builder has loaded anyway, and
 * JSON is made of the same tokens. Text that it refuses (half of a character of two code units) is one token without a colour.
 */
export function lexed(code: string, language: 'graphql' | 'json'): Token[] {
  try {
    const read = lexerTokens(code);
    const kindOf = language === 'json' ? jsonKind : documentKinds();
    const tokens: Token[] = [];
    let end = 0;
    for (const [index, token] of read.entries()) {
      if (token.start > end) tokens.push({ text: code.slice(end, token.start) });
      tokens.push({ text: code.slice(token.start, token.end), kind: kindOf(token, read[index + 1]) });
      end = token.end;
    }
    return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
  } catch (error) {
    if (error instanceof GraphQLError) return [{ text: code }];
    throw error;
  }
}

function lexerTokens(code: string): LexerToken[] {
  const lexer = new Lexer(new Source(code));
  const tokens: LexerToken[] = [];
  while (lexer.advance().kind !== TokenKind.EOF) tokens.push(lexer.token);
  return tokens;
}

/** Classes of `CodeBlock.css`. */
type KindOf = (token: LexerToken, next: LexerToken | undefined) => string | undefined;

const jsonKind: KindOf = ({ kind }, next) => {
  if (kind === TokenKind.STRING) return next?.kind === TokenKind.COLON ? 'k' : 's';
  return kind === TokenKind.NAME || kind === TokenKind.INT || kind === TokenKind.FLOAT ? 'n' : undefined;
};

/** Documents of one operation whose values are all variables, as the builder writes them: `query Name($id: Int!) { … }`. */
function documentKinds(): KindOf {
  let inSelection = false;
  let names = 0;
  let before: string | undefined;
  return ({ kind }) => {
    const isVariable = before === TokenKind.DOLLAR;
    before = kind;
    if (kind === TokenKind.BRACE_L) inSelection = true;
    if (inSelection) return undefined;
    if (kind === TokenKind.BANG) return 'k';
    if (kind !== TokenKind.NAME || isVariable) return undefined;
    names += 1;
    return ['k', 'f'][names - 1] ?? 'n';
  };
}
