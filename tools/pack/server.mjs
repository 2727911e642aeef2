import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../steps/command.mjs'
import { finishStage } from './library.mjs'
import { licensesOf } from './licenses.mjs'
import { packedManifest } from './manifest.mjs'
import { packageFolder, readJson } from './packages.mjs'

/**
 * Libraries that npm installs: those with programs or files of their own, and those that process untrusted input, which
 * an operator may want to replace without a new release. All others are bundled, with their licenses included: only
 * small parts of them are used.
 */
const installed = [
  '@node-rs/argon2',
  '@node-rs/bcrypt',
  'fastify',
  'jiti',
  'mediainfo.js',
  'nodemailer',
  'pg',
  'pino',
  'sanitize-html',
  'sharp',
]

const server = packageFolder('server')
const { resolve } = createRequire(path.join(server, 'package.json'))

const onlyChosen = {
  name: 'only-chosen',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind, resolveDir }) => {
      if (kind === 'entry-point' || name.startsWith('@vitrine/') || isBuiltin(name))
        return undefined
      if (installed.includes(packageOf(name))) return { external: true }
      const isLate = kind === 'dynamic-import' && !resolveDir.includes('node_modules')
      return isLate ? { path: name, namespace: late, pluginData: { resolveDir } } : undefined
    })
    onLoad({ filter: /.*/, namespace: late }, async ({ path: name, pluginData }) => ({
      contents: await reexport(name),
      ...pluginData,
    }))
  },
}

const late = 'late-import'

/** Lazily imported CommonJS modules would have no named exports in a bundle, unlike in Node. */
async function reexport(name) {
  const names = Object.keys(await import(pathToFileURL(resolve(name)).href))
  const lines = names
    .filter(isExportName)
    .map((one) =>
      one === 'default' ? 'export default all.default' : `export const ${one} = all.${one}`,
    )
  return [`import * as all from '${name}'`, ...lines].join('\n')
}

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const isExportName = (name) => /^[\w$]+$/.test(name) && name !== '__esModule'

/** Fills a folder with the `vitrine` command and all it serves; the parts must have been built before. */
export async function stageServer(folder) {
  const dist = path.join(folder, 'dist')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { vitrine: 'apps/api/src/vitrine.ts' },
    outdir: dist,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    metafile: true,
    // What Node itself would load: without this esbuild prefers builds for bundlers, which export otherwise.
    conditions: [],
    plugins: [onlyChosen],
    // Some of the libraries load modules of Node in the older way.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'error',
  })
  makeCommand(path.join(dist, 'vitrine.js'))
  copyFiles(folder)
  writeFileSync(
    path.join(dist, 'THIRD-PARTY-LICENSES.txt'),
    licensesOf(Object.keys(metafile.inputs)),
  )
  finishStage('server', folder, manifest())
}

function makeCommand(file) {
  writeFileSync(file, `#!/usr/bin/env node\n${readFileSync(file, 'utf8')}`)
  chmodSync(file, 0o755)
}

/** Files that the program reads at run time, where it looks for them. */
function copyFiles(folder) {
  const dist = path.join(folder, 'dist')
  const copy = (from, to) => cpSync(from, to, { recursive: true })
  copy(path.join(server, 'migrations'), path.join(folder, 'migrations'))
  copy(path.join(server, 'examples'), path.join(folder, 'examples'))
  copy(
    path.join(server, 'src/platform/password-worker.mjs'),
    path.join(dist, 'password-worker.mjs'),
  )
  copy(path.join(root, 'apps/storefront/dist'), path.join(dist, 'storefront'))
  copy(path.join(root, 'apps/dashboard/dist'), path.join(dist, 'dashboard'))
  for (const file of ['redirect.js', 'redirect.tgz']) {
    copy(path.join(root, 'packages/redirect/dist', file), path.join(dist, 'redirect', file))
  }
  copy(
    path.join(path.dirname(resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc'),
    path.join(dist, 'data/sRGB_IEC61966_2_1.icc'),
  )
  mkdirSync(path.join(dist, 'fonts'))
  for (const font of fontFiles()) {
    const file = path.join(dist, 'fonts', `${path.basename(font)}.br`)
    writeFileSync(file, brotliCompressSync(readFileSync(font), fast))
  }
}

/** A tenth of the time of the best quality, for a little more size. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** The fonts of documents in their two weights; their packages have many more. */
function fontFiles() {
  const fonts = {
    'noto-sans': 'NotoSans',
    'noto-sans-hebrew': 'NotoSansHebrew',
    'noto-sans-arabic': 'NotoSansArabic',
    'biz-udpgothic': 'BIZUDPGothic',
  }
  return Object.entries(fonts).flatMap(([folder, name]) =>
    ['400Regular', '700Bold'].map((style) =>
      resolve(`@expo-google-fonts/${folder}/${style}/${name}_${style}.ttf`),
    ),
  )
}

/** Declares dependencies that are not bundled, at the versions that we test with. */
function manifest() {
  const { dependencies: declared } = readJson(path.join(server, 'package.json'))
  return packedManifest('server', {
    files: ['dist', 'examples', 'migrations', 'README.md', 'LICENSE'],
    exports: { './package.json': './package.json' },
    bin: { vitrine: './dist/vitrine.js' },
    dependencies: Object.fromEntries(installed.map((name) => [name, declared[name]])),
  })
}
