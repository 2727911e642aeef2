import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../steps/command.mjs'
import { PlainError } from '../steps/console.mjs'
import { finishStage } from './library.mjs'
import { licensesOf } from './licenses.mjs'
import { packedManifest } from './manifest.mjs'
import { packageFolder, readJson } from './packages.mjs'

/**
 * Libraries of which we use a small part of what they install, or that come in several builds. They go into the program,
 * with their licenses beside it; all others are installed by npm, which keeps them replaceable.
 */
const bundled = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@aws-sdk/s3-presigned-post',
  '@mollie/api-client',
  '@paypal/paypal-server-sdk',
  '@simplewebauthn/server',
  'kysely',
  'libphonenumber-js',
  'stripe',
  'typebox',
]

const server = packageFolder('server')
const { resolve } = createRequire(path.join(server, 'package.json'))

/** What stays an import: what npm installs, but for the libraries above and what they import themselves. */
const onlyChosen = {
  name: 'only-chosen',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind, importer }) => {
      const isInside =
        kind === 'entry-point' ||
        name.startsWith('@vitrine/') ||
        importer.includes('node_modules') ||
        bundled.includes(packageOf(name))
      return isInside ? undefined : { external: true }
    })
  },
}

const packageOf = (specifier) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

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
  writeFileSync(path.join(dist, 'THIRD-PARTY-LICENSES.txt'), licensesOf(Object.keys(metafile.inputs)))
  finishStage('server', folder, manifestFor(metafile))
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
  copy(path.join(server, 'src/platform/password-worker.mjs'), path.join(dist, 'password-worker.mjs'))
  copy(path.join(root, 'apps/storefront/dist'), path.join(dist, 'storefront'))
  copy(path.join(root, 'apps/dashboard/dist'), path.join(dist, 'dashboard'))
  for (const file of ['redirect.js', 'redirect.tgz']) {
    copy(path.join(root, 'packages/redirect/dist', file), path.join(dist, 'redirect', file))
  }
  for (const font of fontFiles()) copy(font, path.join(dist, 'fonts', path.basename(font)))
}

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

/** Depends on what the program imports when it runs, at the versions that we test with. */
function manifestFor({ inputs, outputs }) {
  const declared = declaredBy(Object.keys(inputs))
  const worker = ['@node-rs/argon2', '@node-rs/bcrypt']
  const names = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path: name, external }) => external && !isBuiltin(name))
    .map(({ path: name }) => packageOf(name))
    // What a bundled library looks for and does without is found nowhere when bundling either.
    .filter((name) => declared[name] || isInstalled(name))
  const dependencies = Object.fromEntries(
    [...new Set([...names, ...worker])].sort().map((name) => {
      if (!declared[name]) throw new PlainError(`No package of the program declares ${name}`)
      return [name, declared[name]]
    }),
  )
  return packedManifest('server', {
    files: ['dist', 'examples', 'migrations', 'README.md', 'LICENSE'],
    exports: { './package.json': './package.json' },
    bin: { vitrine: './dist/vitrine.js' },
    dependencies,
  })
}

function isInstalled(name) {
  try {
    return Boolean(resolve(name))
  } catch {
    return false
  }
}

/** What those of our packages declare that the program was made of. */
function declaredBy(files) {
  const ours = files.flatMap((file) => /^(packages|apps)\/[^/]+/.exec(file)?.[0] ?? [])
  const manifests = [...new Set(ours)].map((folder) => readJson(path.join(root, folder, 'package.json')))
  return Object.assign({}, ...manifests.map(({ dependencies }) => dependencies))
}
