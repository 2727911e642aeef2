import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Changes, camelOf, type Plan, Refusal } from './changes.ts'
import { findService, sourcesIn } from './contract-service.ts'
import { fieldPlaces } from './field-places.ts'
import { declared, type Node, nodesIn, parse, propertyOf, withEntry, withImport } from './source.ts'

const MIGRATIONS = 'packages/server/migrations'
const SCHEMA = 'packages/server/src/platform/db/schema.sql'

interface ColumnType {
  /** The contract schema, and its imports from the kit. */
  readonly schema: string
  readonly kit: string
  /** The format of a default in SQL. */
  readonly default: RegExp
}
const text = /^'([^']|'')*'$/
const types: Readonly<Record<string, ColumnType>> = {
  text: { schema: 'Text(0, 1000)', kit: 'Text', default: text },
  integer: { schema: 'Type.Integer()', kit: 'Type', default: /^-?\d+$/ },
  boolean: { schema: 'Type.Boolean()', kit: 'Type', default: /^(true|false)$/ },
  timestamptz: { schema: 'Timestamp()', kit: 'Timestamp', default: /^now\(\)$/ },
  uuid: { schema: 'Guid()', kit: 'Guid', default: /^'[0-9a-f-]{36}'$/ },
  numeric: { schema: 'DecimalText()', kit: 'DecimalText', default: /^-?\d+(\.\d+)?$/ },
  jsonb: { schema: 'Json()', kit: 'Json', default: text },
}

export interface NewField {
  readonly table: string
  readonly column: string
  readonly type: string
  /** Such as `members.Member`. */
  readonly schema?: string | undefined
  /** In SQL; a column without one can be null. */
  readonly defaultValue?: string | undefined
}

/** A column: its migration, its property in a schema of the contract, and the places where a person decides. */
export function planField(root: string, field: NewField): Plan {
  const changes = new Changes(root)
  const { table, column, type, schema, defaultValue } = field
  const columnType = types[type]
  if (!columnType) {
    throw new Refusal(`${type} is no type of a field; there are ${Object.keys(types).join(', ')}`)
  }
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(column)) {
    throw new Refusal(`${column} is not in snake_case`)
  }
  const columns = columnsOf(changes, table)
  if (columns.includes(column)) throw new Refusal(`${table}.${column} exists already`)
  if (defaultValue !== undefined && !columnType.default.test(defaultValue)) {
    throw new Refusal(`${defaultValue} is no default of a ${type}`)
  }
  const rest = defaultValue === undefined ? '' : ` NOT NULL DEFAULT ${defaultValue}`
  changes.create(
    `${MIGRATIONS}/${nextNumber(root)}-${`${table}-${column}`.replaceAll('_', '-')}.sql`,
    `ALTER TABLE ${table} ADD COLUMN ${column} ${type}${rest};\n`,
  )
  const kind = declaredKinds[table]
  if (kind) addDeclaredField(changes, field, columnType, kind)
  else if (schema !== undefined) addProperty(changes, schema, field, columnType)
  return {
    changes,
    next: () => kind?.steps ?? placesToDecide(root, table, columns),
  }
}

const placesToDecide = (root: string, table: string, columns: readonly string[]) => [
  'Decide in each of these places what the field means there:',
  ...fieldPlaces(root, table, columns),
]

/** A table whose plain fields are declared once. */
interface DeclaredKind {
  /** Such as `products`. */
  readonly name: string
  readonly file: string
  readonly table: string
  /** Whether a declaration contains the value of a row without one; otherwise that is null. */
  readonly saysEmpty: boolean
  /** Steps that the declaration does not cover. */
  readonly steps: readonly string[]
}

const PRODUCT_FIELDS = 'packages/contract/src/catalog/product-fields.ts'
const VARIANT_FIELDS = 'packages/contract/src/catalog/variant-fields.ts'
const COLLECTION_FIELDS = 'packages/contract/src/catalog/collection-fields.ts'

const declaredKinds: Readonly<Record<string, DeclaredKind>> = {
  products: {
    name: 'products',
    file: PRODUCT_FIELDS,
    table: 'productFieldDeclarations',
    saysEmpty: true,
    steps: [
      `${PRODUCT_FIELDS}: its description, and \`query\` (filters and sorting), \`csv\` and \`maxLength\` (CSV files)`,
      'its migration: where words of it find products, build_search_documents and index_updated_products name it',
      'apps/dashboard/app/screens/product/extras: form.ts, changes.ts, check.ts, and a field of the editor with its messages',
      'apps/storefront/app/screens/product: extra-details.ts, product-view.ts, route.ts, page.tsx, json-ld.ts',
      'tests/catalog/product-fields.test.ts: what people do with it',
    ],
  },
  variants: {
    name: 'variants',
    file: VARIANT_FIELDS,
    table: 'variantFieldDeclarations',
    saysEmpty: false,
    steps: [
      `${VARIANT_FIELDS}: its description, \`csv\` and \`maxLength\` (CSV files), and \`isCode\` where copies leave it out`,
      'packages/contract/src/shop/schemas.ts and shop-pages/codec/encode-variants.ts: where shoppers see it',
      'apps/dashboard/app/screens/product: variant-form.ts, variants.tsx, product.fixture.ts, and its messages',
      'apps/storefront/app/screens/product: route.ts, page.tsx, json-ld.ts, product.fixture.ts',
      'tests/catalog/custom-fields-of-variants.test.ts: what people do with it',
    ],
  },
  collections: {
    name: 'collections',
    file: COLLECTION_FIELDS,
    table: 'collectionFieldDeclarations',
    saysEmpty: false,
    steps: [
      `${COLLECTION_FIELDS}: its description`,
      'packages/contract/src/shop/schemas.ts and shop-pages/codec/encode-collection.ts: where shoppers see it',
      'apps/dashboard/app/screens/collections: form.ts, collection-dialog.tsx, tree.fixture.ts, and its messages',
      'apps/storefront/app/screens/collection: route.ts, page.tsx',
      'tests/shop/collections.test.ts: what people do with it',
    ],
  },
}

/** Declares a field, from which its row, change, history, files and shapes follow. */
function addDeclaredField(
  changes: Changes,
  { column, type, schema, defaultValue }: NewField,
  columnType: ColumnType,
  { name, file, table, saysEmpty }: DeclaredKind,
): void {
  if (schema !== undefined) throw new Refusal(`A field of ${name} is in no other schema`)
  if (type === 'integer' || type === 'timestamptz') {
    throw new Refusal(`A field of ${name} cannot be declared as ${type}`)
  }
  const isText = saysEmpty && type === 'text' && defaultValue === "''"
  if (defaultValue !== undefined && !isText) {
    const texts = saysEmpty ? ", or default='' as a text" : ''
    throw new Refusal(`A field of ${name} is null where it has no value${texts}`)
  }
  changes.edit(file, (before) => {
    const value = declared(parse(file, before), table)
    const object = nodesIn(value ? [value] : []).find((one) => one.type === 'ObjectExpression')
    const empty = saysEmpty ? `, empty: ${isText ? "''" : 'null'}` : ''
    const entry = `${camelOf(column)}: { schema: ${columnType.schema}, column: '${type}'${empty} }`
    return withImport(withEntry(before, object, entry), columnType.kit, '../kit/index.ts')
  })
}

/** The columns of a table, as the committed schema has them. */
function columnsOf(changes: Changes, table: string): string[] {
  const sql = changes.read(SCHEMA)
  const found = new RegExp(`^CREATE TABLE ${table.replaceAll(/\W/g, '')} \\(\\n([^;]*)\\n\\);`, 'm')
  const lines = found.exec(sql)?.[1]?.split('\n')
  if (!lines) throw new Refusal(`There is no table ${table}`)
  return lines.flatMap((line) => /^ {2}"?([a-z][a-z0-9_]*)"? /.exec(line)?.[1] ?? [])
}

function nextNumber(root: string): string {
  const numbers = readdirSync(path.join(root, MIGRATIONS)).map((file) => Number.parseInt(file, 10))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/** Adds the property to the object that a schema is made of. */
function addProperty(
  changes: Changes,
  name: string,
  { column, defaultValue }: NewField,
  { schema, kit }: ColumnType,
): void {
  const [key = '', schemaName = ''] = name.split('.')
  const service = findService(changes, key)
  const file = sourcesIn(changes, service.folder).find((one) =>
    objectOfSchema(one, changes.read(one), schemaName),
  )
  if (!file) throw new Refusal(`${service.folder} has no schema ${schemaName} of Type.Object`)
  const property = camelOf(column)
  if (propertyOf(objectOfSchema(file, changes.read(file), schemaName), property)) {
    throw new Refusal(`${name} has ${property} already`)
  }
  const isNullable = defaultValue === undefined
  const value = isNullable ? `Maybe(${schema})` : `Type.Optional(${schema})`
  const kitFile = path.posix.relative(
    path.posix.dirname(file),
    'packages/contract/src/kit/index.ts',
  )
  changes.edit(file, (before) =>
    [kit, isNullable ? 'Maybe' : 'Type'].reduce(
      (result, one) => withImport(result, one, kitFile),
      withEntry(before, objectOfSchema(file, before, schemaName), `${property}: ${value}`),
    ),
  )
}

/** The properties of `export const Member = Type.Object({…})`. */
function objectOfSchema(file: string, source: string, name: string): Node | undefined {
  if (!source.includes(`const ${name} =`)) return undefined
  const value = declared(parse(file, source), name)
  const calls = value ? nodesIn([value]).filter((one) => one.type === 'CallExpression') : []
  const made = calls.find((one) => {
    const { start, end } = one.callee as Node
    return source.slice(start, end) === 'Type.Object'
  })
  const [object] = (made?.arguments ?? []) as Node[]
  return object?.type === 'ObjectExpression' ? object : undefined
}
