import { readFileSync } from 'node:fs'
import path from 'node:path'

const BUILDER = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g
const RAW = /\b(FROM|JOIN|INSERT INTO|UPDATE|DELETE FROM)\s+([a-z_]{3,})\b/g
const VERBS: Record<string, string> = {
  selectFrom: 'reads',
  insertInto: 'inserts',
  updateTable: 'updates',
  deleteFrom: 'deletes',
  FROM: 'reads',
  JOIN: 'reads',
  'INSERT INTO': 'inserts',
  UPDATE: 'updates',
  'DELETE FROM': 'deletes',
}

/** The actions of the SQL in a piece of code on the given tables: `updates members`. */
export function statementsOf(code: string, tables: ReadonlySet<string>): string[] {
  const found = [...code.matchAll(BUILDER), ...code.matchAll(RAW)]
  const known = found.filter(([, , table = '']) => tables.has(table))
  return [...new Set(known.map(([, verb = '', table]) => `${VERBS[verb]} ${table}`))]
}

export function tableNames(root: string): ReadonlySet<string> {
  const schema = path.join(root, 'packages/server/src/platform/db/schema.sql')
  const created = readFileSync(schema, 'utf8').matchAll(/^CREATE TABLE (?:public\.)?"?(\w+)/gm)
  return new Set([...created].map(([, name = '']) => name))
}
