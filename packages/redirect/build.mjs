import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Builds `dist`: the npm package, the same as `redirect.tgz`, and `redirect.js` for pages that cannot be rebuilt. A
 * shop serves the last two.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const root = path.join(here, '../..')
const dist = path.join(here, 'dist')
const source = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'))

/** The paths of `exports` in the built package. */
const built = (place) =>
  typeof place === 'string'
    ? place.replace(/^\.\/src\/(.*)\.ts$/, './$1.js')
    : Object.fromEntries(Object.entries(place).map(([name, one]) => [name, built(one)]))

/** Adds the types of its last, most general condition to each export. */
function typed(place) {
  const places = typeof place === 'string' ? { default: place } : place
  const types = built(places.default).replace(/^\.\/(.*)\.js$/, './types/$1.d.ts')
  return { types, ...built(places) }
}

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })
const { './script': _script, ...modules } = source.exports
const entries = ['node', 'web', 'native', 'manual-node', 'manual-web', 'hosts']
await build({
  absWorkingDir: here,
  entryPoints: entries.map((name) => `src/${name}.ts`),
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  external: ['node:*'],
  target: 'es2022',
  logLevel: 'error',
})
await build({
  absWorkingDir: here,
  entryPoints: { redirect: 'src/script.ts' },
  outdir: dist,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'error',
})
const run = (program, args, cwd) => execFileSync(program, args, { cwd, encoding: 'utf8' })
run(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  here,
)
copyFileSync(path.join(here, 'README.md'), path.join(dist, 'README.md'))
copyFileSync(path.join(root, 'LICENSE'), path.join(dist, 'LICENSE'))
const { name, version, license, type } = source
const exports = Object.fromEntries(
  Object.entries(modules).map(([place, one]) => [place, typed(one)]),
)
const manifest = { name, version, license, type, engines: { node: '>=20.19' }, exports }
const files = ['*.js', 'types', 'README.md', 'LICENSE']
writeFileSync(
  path.join(dist, 'package.json'),
  `${JSON.stringify({ ...manifest, files, sideEffects: true }, null, 2)}\n`,
)
const [packed] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts'], dist))
renameSync(path.join(dist, packed.filename), path.join(dist, 'redirect.tgz'))
