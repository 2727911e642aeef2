import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { statementsOf } from '../where/statements.ts'
import { type Declaration, declarationsOf } from '../where/syntax.ts'
import { camelOf } from './changes.ts'
import { STORIES } from './examples.ts'

/** Columns that nearly every table has: they do not identify a feature. */
const COMMON = new Set([
  'site_id',
  'id',
  'name',
  'status',
  'revision',
  'created_date',
  'updated_date',
])
/** A declaration that names fewer columns of a table has them by chance. */
const MIN_COLUMNS = 3
/** Places printed for one part of the code. */
const MAX_PLACES = 4

const SERVER = 'packages/server/src'
/** Code that may need to handle a field, apart from the feature that owns its table. */
const others: readonly (readonly [what: string, folders: readonly string[], pattern: RegExp])[] = [
  ['export', [SERVER], /\/(exports|member-files)\/|export-/],
  ['import', [SERVER], /\/(imports|member-files)\/|import-/],
  ['history', [SERVER], /\/(history|undo|restore)\//],
  ['personal data', [SERVER], /\/personal-data\//],
  ['contract', ['packages/contract/src'], /./],
  ['dashboard', ['apps/dashboard'], /./],
  ['stories', [STORIES], /./],
]

/** Places where a person decides about a new column: code that handles the other columns of its table. */
export function fieldPlaces(root: string, table: string, columns: readonly string[]): string[] {
  const specific = columns.filter((column) => !COMMON.has(column))
  const known = specific.length > 0 ? specific : columns
  const names = known.flatMap((column) => [column, camelOf(column)])
  const server = declarationsIn(root, SERVER, names)
  const stores = server.filter(({ file }) => /\/store(\/|\.ts)/.test(file))
  const writing = stores.filter(({ text }) =>
    statementsOf(text, new Set([table])).some((one) => /^(inserts|updates)/.test(one)),
  )
  const inserting = writing.filter(({ text }) =>
    statementsOf(text, new Set([table])).includes(`inserts ${table}`),
  )
  const owning = inserting.length > 0 ? inserting : writing
  const owners = new Set(owning.map(({ file }) => file.replace(/\/store(\/|\.ts).*$/, '')))
  const owned = (layer: string) =>
    server.filter(({ file }) =>
      [...owners].some(
        (folder) => file.startsWith(`${folder}/${layer}/`) || file === `${folder}/${layer}.ts`,
      ),
    )
  const queries = stores.filter(({ text }) => statementsOf(text, new Set([table])).length > 0)
  const lists = owned('store').filter((one) => !queries.includes(one))
  return [
    ...placesOf('store', [...queries, ...lists], names),
    ...['model', 'codec', 'rules', 'service'].flatMap((layer) =>
      placesOf(layer, owned(layer), names),
    ),
    ...others.flatMap(([what, folders, pattern]) => {
      const found = folders.flatMap((folder) =>
        folder === SERVER ? server : declarationsIn(root, folder, names),
      )
      return placesOf(
        what,
        found.filter(({ file }) => pattern.test(file)),
        names,
      )
    }),
  ]
}

/** The declarations that name most of the columns, best first. */
function placesOf(
  what: string,
  declarations: readonly Declaration[],
  names: readonly string[],
): string[] {
  const counted = declarations.map((one) => ({ one, count: countIn(one.text, names) }))
  const least = Math.min(MIN_COLUMNS, Math.ceil(names.length / 4))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const best = counted
    .filter(({ count }) => count >= Math.max(most / 2, least))
    .toSorted((a, b) => b.count - a.count)
  return best
    .slice(0, MAX_PLACES)
    .map(({ one: { file, line, name } }) => `${what}: ${file}:${line} ${name}`)
}

const countIn = (text: string, names: readonly string[]): number => {
  const words = new Set(text.match(/\w+/g))
  return names.filter((name) => words.has(name)).length
}

/** Top-level declarations in a folder that mention one of the columns. */
function declarationsIn(root: string, folder: string, names: readonly string[]): Declaration[] {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => isSource(file, folder))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      if (countIn(text, names) === 0) return []
      const { program } = parseSync(file, text)
      const found = declarationsOf(program, text, file).filter((one) => !one.owner)
      return folder === STORIES ? [wholeFile(file, text)] : found
    })
}

const isSource = (file: string, folder: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/node_modules|\/dist\/|platform\/db\/tables\.ts$/.test(file) &&
  (folder === STORIES || !/\.(test|fixture)\.tsx?$/.test(file))

/** A story declares little; it is named as a whole, from its first test on. */
const wholeFile = (file: string, text: string): Declaration => ({
  name: '',
  file,
  line: text.slice(0, Math.max(0, text.search(/^(test|describe)\b/m))).split('\n').length,
  text,
  isFunction: false,
  names: new Set(),
  calls: new Set(),
})
