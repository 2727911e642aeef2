import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in the repository, whether this runs from its sources or as the built program. */
export function fromRoot(place: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'tsconfig.base.json'))) {
    const above = path.dirname(folder)
    if (above === folder)
      throw new Error('The program is not inside the repository it was built from')
    folder = above
  }
  return path.join(folder, place)
}
