import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Declaration, declarationsOf, type Import, importsOf } from './syntax.ts'

/** A source file with its declarations, and the origins of its imported names. */
export interface SourceFile {
  /** Relative to the repository. */
  readonly file: string
  readonly declarations: readonly Declaration[]
  readonly imports: ReadonlyMap<string, Import>
  /** Exported names of other files: `export { a as b } from`, `export * from`. */
  readonly reexports: readonly Import[]
}

/** Every TypeScript file of the packages that the server is made of, but tests. */
export function indexSources(root: string): SourceIndex {
  const files = ['packages/contract/src', 'packages/server/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  )
  return new SourceIndex(files.map((file) => readSource(root, file)))
}

function readSource(root: string, file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { program } = parseSync(file, text)
  const { imports, reexports } = importsOf(program, (specifier) => resolve(file, specifier))
  return { file, declarations: declarationsOf(program, text, file), imports, reexports }
}

/** Files of the repository only; other modules have none. */
function resolve(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : undefined
}

export class SourceIndex {
  readonly #files: Map<string, SourceFile>

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map((one) => [one.file, one]))
  }

  get files(): IterableIterator<SourceFile> {
    return this.#files.values()
  }

  get(file: string): SourceFile | undefined {
    return this.#files.get(file)
  }

  /** Resolves a name in a file: to a declaration there, or through its import. */
  find(file: string, name: string): Declaration | undefined {
    const source = this.#files.get(file)
    if (!source) return undefined
    const own = source.declarations.find((one) => one.name === name && !one.owner)
    if (own) return own
    const imported = source.imports.get(name)
    if (imported?.file) return this.findExport(imported.file, imported.name)
    return undefined
  }

  /** Resolves an export of a file, including re-exports. */
  findExport(file: string, name: string): Declaration | undefined {
    const source = this.#files.get(file)
    if (!source) return undefined
    const own = source.declarations.find((one) => one.name === name && !one.owner)
    if (own) return own
    for (const { file: next, name: original, local } of source.reexports) {
      if (!next || (local !== '*' && local !== name)) continue
      const found = this.findExport(next, local === '*' ? name : original)
      if (found) return found
    }
    return undefined
  }

  /** Methods with this name of objects in the given folders, to get from a feature's port to its service. */
  findMethods(folders: readonly string[], name: string): readonly Declaration[] {
    return [...this.#files.values()]
      .filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)))
      .flatMap(({ declarations }) => declarations)
      .filter((one) => one.owner && one.name === name)
  }
}
