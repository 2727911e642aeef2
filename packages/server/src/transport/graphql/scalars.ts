import { plainDecimal } from '@vitrine/contract/kit'
import { isDecimal } from '@vitrine/money'
import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import type { ScalarName } from './shape.ts'

/** A number in a query stays the text it is, so that no digit is lost. */
const textOf = (node: ValueNode): unknown =>
  node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING
    ? node.value
    : undefined

const decimal = new GraphQLScalarType<string>({
  name: 'Decimal',
  description: 'An exact decimal as text, such as "19.90". Numbers are taken too.',
  serialize: readDecimal,
  parseValue: readDecimal,
  parseLiteral: (node) => readDecimal(textOf(node)),
})

function readDecimal(value: unknown): string {
  const text = typeof value === 'number' ? plainDecimal(value) : value
  if (typeof text === 'string' && isDecimal(text)) return text
  throw new GraphQLError('Decimal takes a decimal such as "19.90"')
}

const long = new GraphQLScalarType<number>({
  name: 'Long',
  description: 'A whole number up to 9007199254740991, for what may be more than an Int holds.',
  serialize: readLong,
  parseValue: readLong,
  parseLiteral: (node) => readLong(node.kind === Kind.INT ? Number(node.value) : undefined),
})

function readLong(value: unknown): number {
  if (Number.isSafeInteger(value)) return value as number
  throw new GraphQLError('Long takes a whole number up to 9007199254740991')
}

const timestamp = new GraphQLScalarType<string>({
  name: 'Timestamp',
  description: 'A moment in UTC, such as "2026-01-31T12:00:00.000Z".',
  serialize: readText,
  parseValue: readText,
  parseLiteral: (node) => readText(node.kind === Kind.STRING ? node.value : undefined),
})

function readText(value: unknown): string {
  if (typeof value === 'string') return value
  throw new GraphQLError('Timestamp takes text such as "2026-01-31T12:00:00.000Z"')
}

const json = new GraphQLScalarType<unknown>({
  name: 'JSON',
  description: 'Any JSON value: maps with free keys, and fields that take several forms.',
})

const filter = new GraphQLScalarType<unknown>({
  name: 'Filter',
  description:
    'A filter such as {"name": {"$startsWith": "J"}}: as a variable, or as text that holds its JSON.',
  parseValue: readFilter,
  parseLiteral: (node, variables) => readFilter(valueFromASTUntyped(node, variables)),
})

function readFilter(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw new GraphQLError('Filter takes an object, or text with JSON such as {"name": "Jar"}')
  }
}

export const scalars: Readonly<Record<ScalarName, GraphQLScalarType>> = {
  Boolean: GraphQLBoolean,
  Decimal: decimal,
  Filter: filter,
  Float: GraphQLFloat,
  ID: GraphQLID,
  Int: GraphQLInt,
  JSON: json,
  Long: long,
  String: GraphQLString,
  Timestamp: timestamp,
}
