import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../steps/command.mjs'

/** Packed file by file as in `src`. Each is listed after those it needs. */
export const libraries = [
  'contract',
  'money',
  'messages',
  'sdk',
  'pricing',
  'theme',
  'plugin',
  'react',
]

/** The folder of the tarballs. */
export const outputFolder = path.join(root, 'dist-packages')

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

export const packageFolder = (name) => path.join(root, 'packages', name)

/** Whether only tests import a file. */
const isForTests = (name) => /\.(test|fixture)\./.test(name) || name === 'testing'

/** The source files of a package, as paths within `src`. */
export function sourcesOf(name) {
  const src = path.join(packageFolder(name), 'src')
  const files = (folder) =>
    readdirSync(path.join(src, folder), { withFileTypes: true })
      .filter((entry) => !isForTests(entry.name))
      .flatMap((entry) => {
        const file = path.join(folder, entry.name)
        return entry.isDirectory() ? files(file) : [file]
      })
  return files('').filter((file) => /\.tsx?$/.test(file))
}
