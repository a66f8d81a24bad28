import { join } from 'node:path';
import type { Plugin } from 'vite';

/** In development a change of content or configuration reads the site again and reloads the page. */
export function watchContent(): Plugin {
  return {
    name: 'watch-content',
    configureServer(server) {
      const folders = ['content', 'site', 'api'].map((folder) => join(server.config.root, folder));
      server.watcher.add(folders);
      server.watcher.on('all', (_event, path) => {
        if (!folders.some((folder) => path.startsWith(folder))) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.hot.send({ type: 'full-reload' });
      });
    },
  };
}
