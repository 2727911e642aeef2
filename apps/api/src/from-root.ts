import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A path in the repository, whether this runs from its sources or from the built program. */
export function fromRoot(relativePath: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'tsconfig.base.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder)
      throw new Error('The program is not inside the repository it was built from')
    folder = parent
  }
  return path.join(folder, relativePath)
}
