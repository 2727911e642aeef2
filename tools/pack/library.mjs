import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../steps/command.mjs'
import { PlainError } from '../steps/console.mjs'
import { packedManifest } from './manifest.mjs'
import { packageFolder, sourcesOf } from './packages.mjs'

/** Imports stay, and files are built one by one, so that bundlers of websites can drop unused code. */
const fileByFile = {
  name: 'file-by-file',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path: place, kind }) =>
      kind === 'entry-point' ? undefined : { path: builtSpecifier(place), external: true },
    )
  },
}

const builtSpecifier = (place) => (place.startsWith('.') ? place.replace(/\.tsx?$/, '.js') : place)

/** Fills a folder with a package as installed: modules, their types, manifest, README and license. */
export async function stageLibrary(name, folder) {
  const sources = sourcesOf(name)
  await build({
    absWorkingDir: packageFolder(name),
    entryPoints: sources.map((file) => path.join('src', file)),
    outbase: 'src',
    outdir: path.join(folder, 'dist'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [fileByFile],
    logLevel: 'error',
  })
  for (const file of sources) copyTypes(name, file, path.join(folder, 'dist'))
  finishStage(name, folder, packedManifest(name))
}

const relativeImport = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g

/** Types come from the type check, whose imports name the sources. */
function copyTypes(name, file, dist) {
  const target = file.replace(/\.tsx?$/, '.d.ts')
  const checked = path.join(root, '.cache/types/packages', name, 'src', target)
  if (!existsSync(checked)) throw new PlainError(`There are no types of ${name}/${file}`)
  const text = readFileSync(checked, 'utf8').replace(
    relativeImport,
    (_, before, quote, place) => `${before}${quote}${builtSpecifier(place)}${quote}`,
  )
  mkdirSync(path.dirname(path.join(dist, target)), { recursive: true })
  writeFileSync(path.join(dist, target), text)
}

/** Adds the files that every package has in addition to its modules. */
export function finishStage(name, folder, manifest) {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(path.join(packageFolder(name), 'README.md'), path.join(folder, 'README.md'))
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
}
