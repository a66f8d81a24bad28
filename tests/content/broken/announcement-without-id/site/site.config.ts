import config from '../../../good/site/site.config.ts';

const { id: _, ...announcement } = config.announcement;

export default { ...config, announcement };
