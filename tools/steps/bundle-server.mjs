import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './command.mjs'

/** Our packages go into the bundle, everybody else's stay where npm put them. */
const onlyOurs = {
  name: 'only-ours',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@vitrine/') ? undefined : { external: true },
    )
  },
}

const { build } = await import(
  pathToFileURL(path.join(root, 'node_modules/esbuild/lib/main.js')).href
)
await build({
  absWorkingDir: root,
  entryPoints: { vitrine: 'apps/api/src/vitrine.ts' },
  // Next to the server's own dependencies, wherever npm installed them.
  outdir: 'packages/server/dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Lazily imported modules, such as GraphQL, are not part of the startup bundle.
  splitting: true,
  sourcemap: true,
  plugins: [onlyOurs],
  logLevel: 'error',
})
