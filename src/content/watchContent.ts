import { join } from 'node:path';
import { type DevEnvironment, isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Problem } from '../model/problems/problems.ts';
import { errorOverlay } from './errorOverlay.ts';
import { problemsEvent } from './siteInDevelopment.ts';

/** Folders that the site is read from; `public` because texts name its pictures. */
const folders = ['api', 'content', 'public', 'site'];

/** Reads the site again after a change, and covers the page with its errors. */
export function watchContent(): Plugin {
  const isWatched = ({ config }: ViteDevServer, file: string) =>
    folders.some((folder) => file.startsWith(`${normalizePath(join(config.root, folder))}/`));
  return {
    name: 'watch-content',
    configureServer(server) {
      let problems: readonly Problem[] = [];
      for (const { hot } of Object.values(server.environments)) {
        hot.on(problemsEvent, (reported) => {
          problems = reported;
        });
      }
      server.environments.client.hot.on('vite:client:connect', (_data, client) => {
        const overlay = errorOverlay(server.config.root, problems);
        if (overlay) client.send(overlay);
      });
    },
    hotUpdate: {
      // Before Astro's, which ignores modules that the browser loads too, such as `site/strings`.
      order: 'pre',
      handler({ file, modules, server, timestamp }) {
        const { environment } = this;
        if (environment.name === 'client' || !isWatched(server, file)) return undefined;
        const readers =
          environment.moduleGraph.getModulesByFile(normalizePath(join(server.config.root, 'src/site.ts'))) ?? [];
        const changed: Changed = new Set();
        for (const module of [...modules, ...readers])
          environment.moduleGraph.invalidateModule(module, changed, timestamp, true);
        forget(environment, changed);
        if (changed.size > 0) server.environments.client.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

type Changed = Parameters<DevEnvironment['moduleGraph']['invalidateModule']>[1] & {};

/** Forgets modules that have run, so that their next import runs them again. */
function forget(environment: DevEnvironment, changed: Changed): void {
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const { id } of changed) {
    const module = id === null ? undefined : evaluatedModules.getModuleById(id);
    if (module) evaluatedModules.invalidateModule(module);
  }
}
