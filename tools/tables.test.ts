import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findTableUses } from './find-table-uses.ts'
import {
  computedTables,
  foreignFunctionWrites,
  foreignWrites,
  functionOwners,
} from './foreign-writes.ts'
import { tableOwners } from './table-owners.ts'

interface Use {
  readonly file: string
  readonly feature: string
  readonly table: string
  /** For people to find it. */
  readonly place: string
}

const schema = readFileSync('packages/server/src/platform/db/schema.sql', 'utf8')
const tables = new Set(
  [...schema.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, name]) => name as string),
)

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/server/src'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('/tables.ts'),
  )

function featureOf(file: string): string {
  const match = /^packages\/server\/src\/(?:(?:areas\/)?([^/]+)\/)?([^/]+)\//.exec(file)
  const [, area, folder = ''] = match ?? []
  return area === undefined || area === 'platform' ? (area ?? folder) : `${area}/${folder}`
}

const uses = files.flatMap((file) =>
  findTableUses(readFileSync(file, 'utf8'), tables).map((use) => ({
    ...use,
    file,
    feature: featureOf(file),
    place: `${file}:${use.line}`,
  })),
)
const isNamed = <T extends { readonly table: string | undefined }>(use: T): use is T & Use =>
  use.table !== undefined
const written = uses.filter(({ kind }) => kind === 'write')
const writes = written.filter(isNamed)
const reads = uses.filter(({ kind }) => kind === 'read').filter(isNamed)

/** Statements that take their table from a value, once for each table that it may be. */
const computedWrites = written
  .filter((use) => !isNamed(use))
  .flatMap(({ file, feature, place }): Use[] => {
    const named = computedTables[file] ?? []
    return (named === 'all' ? [...tables] : named).map((table) => ({ file, feature, table, place }))
  })

const isForeign = ({ feature, table }: Use) => tableOwners[table]?.owner !== feature
const isExcepted = ({ file, table }: Use) =>
  foreignWrites.some(
    (one) => one.file === file && (one.tables === 'all' || one.tables.includes(table)),
  )

describe('tables', () => {
  test('have one owner each', () => {
    expect(Object.keys(tableOwners).toSorted()).toEqual([...tables].toSorted())
  })

  test('are written by their owner alone, but for the exceptions', () => {
    const foreign = [...writes, ...computedWrites].filter(isForeign)
    expect(
      foreign
        .filter((use) => !isExcepted(use))
        .map(({ place, feature, table }) => `${place}: ${feature} writes ${table}`),
    ).toEqual([])
  })

  test('are named where a statement takes its table from a value', () => {
    const unnamed = written.filter((use) => !isNamed(use) && !(use.file in computedTables))
    expect(unnamed.map(({ place }) => place)).toEqual([])
  })

  test('are read by their owner and the features that it names', () => {
    const foreign = reads.filter(
      (use) => isForeign(use) && !tableOwners[use.table]?.readers?.includes(use.feature),
    )
    expect(
      foreign.map(({ place, feature, table }) => `${place}: ${feature} reads ${table}`),
    ).toEqual([])
  })
})

describe('the lists', () => {
  test('name no reader that does not read', () => {
    const idle = Object.entries(tableOwners).flatMap(([table, { readers = [] }]) =>
      readers
        .filter((reader) => !reads.some((use) => use.table === table && use.feature === reader))
        .map((reader) => `${reader} does not read ${table}`),
    )
    expect(idle).toEqual([])
  })

  test('name no exception that nobody needs', () => {
    const foreign = [...writes, ...computedWrites].filter(isForeign)
    const isNeeded = (file: string, table: string) =>
      foreign.some((use) => use.file === file && use.table === table)
    const idle = foreignWrites.flatMap(({ file, tables: named }) =>
      (named === 'all' ? [] : [...named])
        .filter((table) => tableOwners[table]?.owner !== featureOf(file) && !isNeeded(file, table))
        .map((table) => `${file} does not write ${table}`),
    )
    expect(idle).toEqual([])
    const computed = written.filter((use) => !isNamed(use)).map(({ file }) => file)
    expect(Object.keys(computedTables).toSorted()).toEqual([...new Set(computed)].toSorted())
  })
})

describe('functions of the database', () => {
  const functions = [
    ...schema.matchAll(
      /^CREATE OR REPLACE FUNCTION public\.(\w+)\([\s\S]*?\n?AS (\$\w+\$)[\s\S]*?\2;/gm,
    ),
  ].map(([definition, name = '']) => ({
    name,
    written: [
      ...new Set(
        findTableUses(definition, tables).flatMap(({ kind, table }) =>
          kind === 'write' && table ? [table] : [],
        ),
      ),
    ],
  }))

  test('that write have an owner each', () => {
    const writing = functions.filter((one) => one.written.length > 0).map(({ name }) => name)
    expect(writing.toSorted()).toEqual(Object.keys(functionOwners).toSorted())
  })

  test('write tables of their owner, but for the exceptions', () => {
    const foreign = functions.flatMap((one) =>
      one.written
        .filter((table) => tableOwners[table]?.owner !== functionOwners[one.name])
        .map((table) => [one.name, table]),
    )
    const named = Object.entries(foreignFunctionWrites).flatMap(([name, tables]) =>
      tables.map((table) => [name, table]),
    )
    expect(foreign.toSorted()).toEqual(named.toSorted())
  })
})

describe('uses of tables', () => {
  const find = (source: string) =>
    findTableUses(source, new Set(['shelves', 'boxes'])).map(
      ({ table, kind, line }) => `${kind} ${table} ${line}`,
    )

  test.each([
    `db.insertInto('shelves')`,
    `db.updateTable('shelves as s')`,
    `db.deleteFrom('shelves')`,
    'sql`INSERT INTO shelves AS s (id)`',
    'sql`UPDATE shelves SET a = 1`',
    'sql`MERGE INTO shelves`',
    'sql`TRUNCATE TABLE shelves`',
    `insertRows(tx, 'shelves', columns, rows)`,
    `const target = { table: 'shelves', key: ['id'] }`,
  ])('%s is a write', (source) => {
    expect(find(source)).toContain('write shelves 1')
  })

  test('are found in the lines of a statement, and not in comments', () => {
    const source = [
      '// DELETE FROM shelves',
      '/** UPDATE shelves */',
      'sql`DELETE FROM boxes b USING shelves s WHERE EXISTS (',
      '  SELECT FROM shelves FOR UPDATE)`',
    ].join('\n')
    expect(find(source)).toEqual(['write boxes 3', 'read shelves 3', 'read shelves 4'])
  })

  test('have no table where it is a value', () => {
    expect(find(['sql`DELETE FROM $', '{sql.table(name)}`'].join(''))).toEqual([
      'write undefined 1',
    ])
  })
})
