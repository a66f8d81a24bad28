import strings from '../../../../../../site/strings/fa.ts';

const { skipToContent, ...chrome } = strings.chrome;

export default { ...strings, chrome: { ...chrome, skipTocontent: skipToContent } };
