import { expect, it } from 'vitest';
import { inlineScript } from './inlineScript.ts';

it('A setting in an inline script neither ends its element nor begins a comment', () => {
  const constants = { 'settings.afterBase': '"</script>"', 'settings.base': '"<!--"', 'settings.banner': '[]' };
  const script = inlineScript('wrongBase.ts', JSON.stringify(constants));
  expect(script).toContain('!--');
  expect(script).not.toMatch(/<!--|<\/script/);
});
