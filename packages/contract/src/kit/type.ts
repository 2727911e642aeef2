import type TypeBox from 'typebox'

type Schema = Record<string, unknown>
type Builder = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
>

/** Not enumerable, so that the schema stays plain JSON Schema. */
const OPTIONAL = '~optional'
const isOptional = (schema: Schema) => OPTIONAL in schema
const optional = (schema: Schema) => Object.defineProperty({ ...schema }, OPTIONAL, { value: true })

function object(properties: Record<string, Schema>, options: Schema = {}): Schema {
  const required = Object.keys(properties).filter((key) => !isOptional(properties[key] as Schema))
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
}

function partial(schema: Schema, options: Schema = {}): Schema {
  const properties = Object.entries(schema.properties as Record<string, Schema>)
  return object(Object.fromEntries(properties.map(([key, one]) => [key, optional(one)])), options)
}

const builder = {
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Boolean: (options: Schema = {}) => ({ type: 'boolean', ...options }),
  Integer: (options: Schema = {}) => ({ type: 'integer', ...options }),
  Literal: (value: unknown, options: Schema = {}) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: (options: Schema = {}) => ({ type: 'null', ...options }),
  Number: (options: Schema = {}) => ({ type: 'number', ...options }),
  Object: object,
  Optional: optional,
  Partial: partial,
  Record: (_key: Schema, value: Schema, options: Schema = {}) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: (options: Schema = {}) => ({ type: 'string', ...options }),
  Union: (anyOf: Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Unknown: (options: Schema = {}) => ({ ...options }),
  Unsafe: (schema: Schema) => schema,
}

/**
 * Builds schemas: JSON Schema at run time, typebox's types at compile time. The library's own builder does
 * the same and more in twenty times the bytes, which every website with our SDK would carry.
 */
export const Type = builder as unknown as Builder
