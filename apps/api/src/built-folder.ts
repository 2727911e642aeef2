import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const placesInRepository = {
  storefront: 'apps/storefront/dist',
  dashboard: 'apps/dashboard/dist',
  redirect: 'packages/redirect/dist',
}

/**
 * Folder of a separately built part: next to this program in the installed package, otherwise in the repository,
 * whether the program runs from its sources or was built.
 */
export function builtFolder(part: keyof typeof placesInRepository, folder = ''): string {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const packed = path.join(here, part, folder)
  if (existsSync(packed)) return packed
  return path.join(repository(here), placesInRepository[part], folder)
}

function repository(start: string): string {
  let folder = start
  while (!existsSync(path.join(folder, 'tsconfig.base.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`Files are missing beside ${start}; install it again`)
    folder = parent
  }
  return folder
}
