import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runQuietly } from './command.mjs'
import { PlainError, step } from './console.mjs'

const OLDEST = [20, 19]

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new PlainError(
    `Vitrine needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Node 24 is a good choice.`,
  )
}

/** Installs missing packages: `run` is enough to build and run, `all` also to test. */
export async function install(scope, folder = root) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')
  const stampFile = path.join(folder, 'node_modules', '.vitrine-installed.json')
  const stamp = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  if (stamp.lock === lock && (stamp.scope === 'all' || stamp.scope === scope)) return
  const what = scope === 'run' ? 'Installing what running needs' : 'Installing everything'
  await step(what, () =>
    runQuietly(
      'npm',
      [
        'install',
        // The lock file is never written: it lists the packages of every system.
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...(scope === 'run' ? ['--omit=dev'] : []),
      ],
      {
        cwd: folder,
      },
    ),
  )
  writeFileSync(stampFile, JSON.stringify({ lock, scope }))
}
