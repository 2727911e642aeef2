import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './refusal.ts'
import { tarballsIn } from './tarballs.ts'

export interface ProjectOptions {
  /** Folder of tarballs to install from instead of the registry. */
  readonly from?: string | undefined
}

const own = (place: string) => fileURLToPath(new URL(`../${place}`, import.meta.url))

/** npm omits or renames files with these names in packages, so the template uses other names. */
const hiddenFiles = ['gitignore', 'env.example']

/** Creates a project in a new or empty folder; throws a `Refusal` for any other. */
export function createProject(folder: string, { from }: ProjectOptions = {}): void {
  refuseOccupied(folder)
  const manifest = manifestOf(path.basename(folder), from)
  cpSync(own('template'), folder, { recursive: true })
  for (const name of hiddenFiles) {
    renameSync(path.join(folder, name), path.join(folder, `.${name}`))
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function refuseOccupied(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) {
    throw new Refusal(`${folder} is a file; name a folder that does not exist yet`)
  }
  if (readdirSync(folder).length === 0) return
  throw new Refusal(
    `${folder} is not empty; name a folder that does not exist yet, or an empty one`,
  )
}

/** All packages have the same version as this one, because they are released together. */
function manifestOf(name: string, from: string | undefined) {
  const { version, engines } = JSON.parse(readFileSync(own('package.json'), 'utf8'))
  const places = from === undefined ? undefined : tarballsIn(from, version)
  return {
    name: packageName(name),
    version: '0.0.0',
    private: true,
    type: 'module',
    ...(engines && { engines }),
    scripts: { start: 'vitrine start', doctor: 'vitrine doctor', vitrine: 'vitrine' },
    dependencies: { '@vitrine/server': version, '@vitrine/plugin': version, ...places },
  }
}

const packageName = (folder: string): string =>
  folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'my-shop'
