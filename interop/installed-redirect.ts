import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const from = (place: string) => fileURLToPath(new URL(place, import.meta.url))

/**
 * A copy of an example in a folder outside of the repository, with the packed redirect package and
 * the published packages.
 */
export function installExample(example: string, baseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-example-'))
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `${baseUrl}/redirect.tgz`], {
    cwd: folder,
    stdio: 'pipe',
  })
  cpSync(from(`../examples/published-clients/${example}`), folder, { recursive: true })
  for (const name of ['@wix', 'sdk-2024']) {
    symlinkSync(from(`node_modules/${name}`), path.join(folder, 'node_modules', name))
  }
  mkdirSync(path.join(folder, 'built'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
