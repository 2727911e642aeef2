import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../steps/command.mjs'
import { packageFolder, readJson } from './packages.mjs'

/**
 * The `package.json` of a package as installed, derived from the one in the repository: paths of sources
 * become paths of built files, and entries for development are omitted.
 */
export function packedManifest(name, changes = {}) {
  const source = readJson(path.join(packageFolder(name), 'package.json'))
  const { engines } = readJson(path.join(root, 'package.json'))
  const { devDependencies, private: _private, scripts, exports, bin, ...rest } = source
  return {
    ...rest,
    engines,
    files: ['dist', 'README.md', 'LICENSE'],
    ...(exports && { exports: builtExports(name, exports) }),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(builtProgram)) }),
    ...changes,
  }
}

const builtProgram = ([command, place]) => [command, built(place, '.js')]

/** `./src/a/index.ts` is built as `./dist/a/index.js`, next to its types. */
const built = (place, extension) =>
  place.replace(/^\.\/src\/(.*)\.tsx?$/, (_, file) => `./dist/${file}${extension}`)

function builtExports(name, exports) {
  const places = Object.entries(exports)
    .flatMap(([subpath, place]) =>
      subpath.includes('*') ? everyFolder(name, subpath, place) : [[subpath, place]],
    )
    .filter(([subpath]) => subpath !== './testing')
  return {
    ...Object.fromEntries(
      places.map(([subpath, place]) => [
        subpath,
        { types: built(place, '.d.ts'), default: built(place, '.js') },
      ]),
    ),
    './package.json': './package.json',
  }
}

/** Expands a pattern to the folders that have such a file, so that others stay private. */
function everyFolder(name, subpath, place) {
  const folder = packageFolder(name)
  return readdirSync(path.join(folder, 'src'))
    .map((entry) => [subpath.replace('*', entry), place.replace('*', entry)])
    .filter(([, file]) => existsSync(path.join(folder, file)))
}
