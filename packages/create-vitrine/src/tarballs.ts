import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from './refusal.ts'

/** What a project installs, with what its plug-ins import by way of it. */
const needed = ['contract', 'sdk', 'plugin', 'server']

/** Where npm finds the packages of a version in a folder of tarballs; throws a `Refusal` when one is missing. */
export function tarballsIn(folder: string, version: string): Record<string, string> {
  return Object.fromEntries(
    needed.map((name) => {
      const file = path.resolve(folder, `vitrine-${name}-${version}.tgz`)
      if (!existsSync(file)) throw new Refusal(`There is no ${file}; "npm run pack" writes it`)
      return [`@vitrine/${name}`, pathToFileURL(file).href.replace('file://', 'file:')]
    }),
  )
}
