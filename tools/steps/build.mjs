import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root, runQuietly } from './command.mjs'
import { step } from './console.mjs'

const parts = [
  { name: 'server', inputs: ['packages', 'apps/api/src'], build: bundleServer },
  {
    name: 'storefront',
    inputs: [
      'packages/addresses',
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/pricing',
      'packages/react',
      'packages/sdk',
      'packages/theme',
      'packages/ui',
      'apps/storefront',
    ],
    build: viteBuild('storefront'),
  },
  {
    name: 'dashboard',
    inputs: [
      'packages/addresses',
      'packages/contract',
      'packages/messages',
      'packages/money',
      'packages/pricing',
      'packages/sdk',
      'packages/theme',
      'packages/ui',
      'apps/dashboard',
    ],
    build: viteBuild('dashboard'),
  },
  {
    name: 'redirect',
    inputs: ['packages/redirect'],
    build: () => runQuietly('npm', ['run', '--silent', 'build', '-w', '@vitrine/redirect']),
  },
]

/** Builds the parts whose sources have changed since the last build. */
export async function build() {
  for (const part of parts) {
    const stampFile = path.join(root, '.cache', 'build', part.name)
    const stamp = fingerprint(part.inputs)
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue
    await step(`Building the ${part.name}`, part.build)
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, stamp)
  }
}

function viteBuild(app) {
  return () => runQuietly('npm', ['run', '--silent', 'build', '-w', `@vitrine/${app}`])
}

/** In a separate process, so that the memory for bundling is released before the shop starts. */
async function bundleServer() {
  removeOldChunks(path.join(root, 'packages/server/dist'))
  await runQuietly(process.execPath, ['tools/steps/bundle-server.mjs'])
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A running process still needs the files of its own build; those of the previous day can be deleted. */
function removeOldChunks(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name)
    if (Date.now() - statSync(file).mtimeMs > DAY_MS) rmSync(file)
  }
}

/** Changes when a source file is added, removed or edited. */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  for (const input of inputs) addFolder(path.join(root, input), hash)
  return hash.digest('hex')
}

function addFolder(folder, hash) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  for (const entry of entries) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') addFolder(file, hash)
    } else if (!entry.name.includes('.test.')) {
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file} ${mtimeMs} ${size}\n`)
    }
  }
}
