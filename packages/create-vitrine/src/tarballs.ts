import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from './refusal.ts'

/** The packages of a project, and those that its plug-ins import indirectly. */
const needed = ['contract', 'sdk', 'plugin', 'server']

/** Paths of a version's packages in a folder of tarballs; throws a `Refusal` if one is missing. */
export function tarballsIn(folder: string, version: string): Record<string, string> {
  return Object.fromEntries(
    needed.map((name) => {
      const file = path.resolve(folder, `vitrine-${name}-${version}.tgz`)
      if (!existsSync(file)) throw new Refusal(`There is no ${file}; "npm run pack" writes it`)
      return [`@vitrine/${name}`, pathToFileURL(file).href.replace('file://', 'file:')]
    }),
  )
}
