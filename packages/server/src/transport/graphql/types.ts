import type { AnyOperation } from '@vitrine/contract/kit'
import {
  GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { scalars } from './scalars.ts'
import { type Node, nodeOf, readShape } from './shape.ts'
import { singular, type TypeNames } from './type-names.ts'

export type Types = ReturnType<typeof createTypes>

type NamedType = GraphQLObjectType | GraphQLInputObjectType | GraphQLEnumType

/** GraphQL types of schemas, each made when it is first met. */
export function createTypes(nameOf: TypeNames) {
  const typesByName = new Map<string, NamedType>()
  const once = <T extends NamedType>(name: string, make: () => T): T => {
    const type = (typesByName.get(name) as T | undefined) ?? make()
    typesByName.set(name, type)
    return type
  }

  function output(node: Node, property: string): GraphQLOutputType {
    const { shape, node: meant } = readShape(node, property)
    if (shape.kind === 'scalar') return scalars[shape.name]
    if (shape.kind === 'list') {
      const item = singular(property)
      return new GraphQLList(required(shape.items, item, output(shape.items, item)))
    }
    const name = nameOf(node, property, 'output')
    if (shape.kind === 'enum') return once(name, () => enumType(name, shape.values, meant))
    return once(name, () => objectType(name, meant))
  }

  const objectType = (name: string, node: Node) =>
    new GraphQLObjectType({ name, ...described(node), fields: () => outputFields(node) })

  function outputFields(node: Node): GraphQLFieldConfigMap<unknown, unknown> {
    return mapProperties(node, (field, name, isRequired) => {
      const type = output(field, name)
      return { type: isRequired ? new GraphQLNonNull(type) : type, ...described(field) }
    })
  }

  function input(node: Node, property: string): GraphQLInputType {
    const { shape, node: meant } = readShape(node, property)
    if (shape.kind === 'scalar') return scalars[shape.name]
    if (shape.kind === 'list') {
      const item = singular(property)
      return new GraphQLList(required(shape.items, item, input(shape.items, item)))
    }
    const name = nameOf(node, property, 'input')
    if (shape.kind === 'enum') return once(name, () => enumType(name, shape.values, meant))
    const fields = (): GraphQLInputFieldConfigMap => inputFields(meant)
    return once(name, () => new GraphQLInputObjectType({ name, ...described(meant), fields }))
  }

  const inputFields = (node: Node): GraphQLInputFieldConfigMap =>
    mapProperties(node, (field, name, isRequired) => {
      const type = input(field, name)
      return { type: isRequired ? new GraphQLNonNull(type) : type, ...described(field) }
    })

  return {
    /** The fields of an answer. */
    fieldsOf: (operation: AnyOperation) => outputFields(nodeOf(operation.response)),
    /** The fields of a request as arguments. */
    argumentsOf: (operation: AnyOperation): GraphQLFieldConfigArgumentMap =>
      inputFields(nodeOf(operation.request)),
  }
}

function mapProperties<T>(
  node: Node,
  make: (field: Node, name: string, isRequired: boolean) => T,
): Record<string, T> {
  const fields = Object.entries(node.properties ?? {}).map(([name, field]) => {
    const isRequired = node.required?.includes(name) === true && !readShape(field).isNullable
    return [name, make(field, name, isRequired)]
  })
  return Object.fromEntries(fields)
}

const required = <T extends GraphQLInputType | GraphQLOutputType>(
  node: Node,
  property: string,
  type: T,
) =>
  readShape(node, property).isNullable ? type : (new GraphQLNonNull(type as never) as never as T)

const described = ({ description }: Node) => (description ? { description } : {})

/** Enum values that GraphQL cannot spell get underscores instead; the operation receives the original. */
const enumType = (name: string, values: readonly string[], node: Node) =>
  new GraphQLEnumType({
    name,
    ...described(node),
    values: Object.fromEntries(values.map((value) => [spellable(value), { value }])),
  })

function spellable(value: string): string {
  const word = value.replace(/[^A-Za-z0-9_]/g, '_')
  return /^(\d|(true|false|null)$|$)/.test(word) ? `_${word}` : word
}
