import { describe, expect, it } from 'vitest';
import { withNoBreakSpaces } from './noBreakSpaces.ts';

/** The text as Russian has it, with `°` for a no-break space. */
const typeset = (text: string) => withNoBreakSpaces(text, 'ru').replaceAll('\u00a0', '°');

describe('Russian gets a no-break space', () => {
  it.each([
    ['И на сервере, в сети и в приложении', 'И°на°сервере, в°сети и°в°приложении'],
    ['кто-то из-за чего-либо', 'кто-то из-за чего-либо'],
    ['10 минут, 5 ГБ, 26 % и 1 ГиБ', '10°минут, 5°ГБ, 26°% и°1°ГиБ'],
    ['`5` МБ, <Fact id="quota" /> МБ, **10** минут', '`5`°МБ, <Fact id="quota" />°МБ, **10**°минут'],
    ['Windows 10, iOS 17 и TLS 1.3', 'Windows°10, iOS°17 и°TLS°1.3'],
    ['№ 5 и т. д.', '№°5 и°т.°д.'],
    ['Найдено {count} документа', 'Найдено {count}°документа'],
    ['28 января из 32 768 значений', '28°января из°32°768 значений'],
    ['VPN — это, <Ui id="a" /> — кнопка', 'VPN°— это, <Ui id="a" />°— кнопка'],
    [
      'В **сети** и на <Ui id="home.connect" /> от [вас](/docs/a).',
      'В°**сети** и°на°<Ui id="home.connect" /> от°[вас](/docs/a).',
    ],
    ['слово **в** сети и [о](/docs/o) сети', 'слово **в**°сети и°[о](/docs/o) сети'],
    ['| С чем | 5 МБ | — |', '| С°чем | 5°МБ | — |'],
    ['<Details summary="Вход в сеть">', '<Details summary="Вход в°сеть">'],
  ])('%s', (written, right) => {
    expect(typeset(written)).toBe(right);
    expect(withNoBreakSpaces(withNoBreakSpaces(written, 'ru'), 'ru')).toBe(withNoBreakSpaces(written, 'ru'));
  });

  it('and the line breaks on the other side of a word', () => {
    expect(typeset('Войдите в\nаккаунт')).toBe('Войдите\nв°аккаунт');
    expect(typeset('- Войдите в\n  аккаунт')).toBe('- Войдите\n  в°аккаунт');
    expect(typeset('> VPN\n> — это')).toBe('> VPN°—\n> это');
    expect(typeset('Список в\n\n- один')).toBe('Список в\n\n- один');
  });

  it('in messages that readers send, but not in other code', () => {
    const fence = (language: string) => `\`\`\`${language}\nв сети 5 МБ\n\`\`\``;
    expect(typeset(`\`в сети\`\n\n${fence('message')}\n\n${fence('sh')}`)).toBe(
      `\`в сети\`\n\n${fence('message').replace('в сети 5 МБ', 'в°сети 5°МБ')}\n\n${fence('sh')}`,
    );
  });
});

it('other languages stay as they are', () => {
  for (const locale of ['en', 'fa'] as const) expect(withNoBreakSpaces('5 GB — в сети', locale)).toBe('5 GB — в сети');
});
