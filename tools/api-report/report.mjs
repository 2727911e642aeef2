import { existsSync } from 'node:fs'
import path from 'node:path'
import { packedManifest } from '../pack/manifest.mjs'
import { root } from '../steps/command.mjs'
import { readModule } from './module.mjs'

/**
 * The entries of each report. All other modules of the contract are in `docs/openapi.json`, which is compared
 * as well.
 */
export const reported = {
  contract: ['.', './kit'],
  plugin: ['.'],
  pricing: ['.'],
  react: ['.', './query', './rich-content', './server'],
  sdk: ['.', './passkeys', './web-methods'],
}

/**
 * The exports of a package, and the internal declarations they mention, as text; from the types of the last
 * type check.
 */
export function reportOf(name) {
  const entries = entriesOf(name)
  const chapters = reported[name].map((subpath) => {
    const { names, others } = surfaceOf(entries[subpath], Object.values(entries))
    const title = `## ${path.posix.join(`@vitrine/${name}`, subpath)}`
    const beside = others.length > 0 ? ['', 'Mentioned by these:', '', ...fenced(others)] : []
    return [title, '', ...fenced(names), ...beside].join('\n')
  })
  return `# What @vitrine/${name} exports\n\nWritten by \`npm run api-report\`.\n\n${chapters.join('\n\n')}\n`
}

const fenced = (declarations) => ['```ts', declarations.join('\n'), '```']

/** The files of a package that others import, by subpath. */
function entriesOf(name) {
  const typed = Object.entries(packedManifest(name).exports).filter(([, place]) => place.types)
  const folder = path.join(root, '.cache/types/packages', name, 'src')
  return Object.fromEntries(
    typed.map(([subpath, { types }]) => [subpath, path.join(folder, types.replace('./dist/', ''))]),
  )
}

function surfaceOf(entry, entries) {
  const read = reader()
  const exported = [...exportsOf(read, entry)].sort(([a], [b]) => (a < b ? -1 : 1))
  const known = new Set()
  const queue = []
  const names = exported.map(([name, place]) => {
    const text = textOf(read, place, known, queue)
    return place.name === name || !place.file
      ? text
      : `${text}\nexport { ${place.name} as ${name} }`
  })
  const others = []
  const folders = entries.map((file) => path.dirname(file) + path.sep)
  const own = path.dirname(entry) + path.sep
  // Declarations of other entries are in their own report, or in the documents of the operations.
  const isOfAnother = (file) =>
    folders.some((folder) => folder.length > own.length && file.startsWith(folder))
  for (const place of queue) {
    if (!place.file || isOfAnother(place.file)) continue
    const text = textOf(read, place, known, queue)
    if (text) others.push(text)
  }
  return { names: names.filter(Boolean), others: others.sort() }
}

function reader() {
  const modules = new Map()
  return (file) => {
    if (!modules.has(file)) modules.set(file, readModule(file))
    return modules.get(file)
  }
}

/** Each exported name with the file that declares it; without one where another package does. */
function exportsOf(read, file) {
  const { exports, stars } = read(file)
  const found = new Map()
  for (const from of stars) {
    const target = resolve(file, from)
    if (target) for (const [name, place] of exportsOf(read, target)) found.set(name, place)
    else found.set(`* of ${from}`, { text: `export * from '${from}'` })
  }
  for (const name of exports.keys()) found.set(name, declaredAt(read, file, name))
  return found
}

function declaredAt(read, file, exportedName) {
  const { exports, imports, stars } = read(file)
  const exported = exports.get(exportedName)
  if (!exported) {
    const targets = stars.map((star) => resolve(file, star)).filter(Boolean)
    const from = targets.find((target) => exportsOf(read, target).has(exportedName))
    return from ? declaredAt(read, from, exportedName) : { file, name: exportedName }
  }
  // An import may be exported in a second statement.
  const { from, name } = exported.from ? exported : (imports.get(exported.name) ?? exported)
  if (!from) return { file, name }
  const target = resolve(file, from)
  if (!target) {
    const renamed = name === exportedName ? name : `${name} as ${exportedName}`
    return { text: `export { ${renamed} } from '${from}'` }
  }
  return declaredAt(read, target, name)
}

/** The file of a relative import; none for other packages. */
function resolve(file, from) {
  if (!from.startsWith('.')) return undefined
  const target = path.resolve(path.dirname(file), from.replace(/\.tsx?$/, '.d.ts'))
  return existsSync(target) ? target : undefined
}

/** The text of a declaration, once; the declarations it mentions are queued. */
function textOf(read, { file, name, text }, known, queue) {
  if (!file) return text
  const key = `${file} ${name}`
  if (known.has(key)) return undefined
  known.add(key)
  const { declarations, imports } = read(file)
  const declaration = declarations.get(name)
  if (!declaration) return undefined
  for (const mention of declaration.mentions) {
    const imported = imports.get(mention)
    if (imported) {
      const target = resolve(file, imported.from)
      if (target && imported.name !== '*') queue.push(declaredAt(read, target, imported.name))
    } else if (declarations.has(mention)) queue.push({ file, name: mention })
  }
  return declaration.texts.join('\n')
}
