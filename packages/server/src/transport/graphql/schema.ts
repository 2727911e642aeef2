import type { AnyService, Operations } from '@vitrine/contract/kit'
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import { schemaNames } from '../schema-names.ts'
import { pascal } from '../shared-schemas.ts'
import {
  type PageArguments,
  type PagedList,
  pagedOf,
  pagingArguments,
  pagingFields,
  toConnection,
  toPagedInput,
} from './connections.ts'
import { scalars } from './scalars.ts'
import { type DeclaredOperation, nameTypes } from './type-names.ts'
import { createTypes, type Types } from './types.ts'

type Fields = Readonly<Record<string, unknown>>

/** What resolves the fields of the root: one call of one operation. */
export interface OperationCaller {
  call(declared: DeclaredOperation, paged: PagedList | undefined, input: Fields): Promise<Fields>
}
type RootField = GraphQLFieldConfig<unknown, OperationCaller>

/** The operation behind a root field. */
export interface RootExtensions {
  readonly declared: DeclaredOperation
  readonly paged: PagedList | undefined
}

/**
 * Derives the GraphQL schema of a contract: reads are fields of `Query`, writes of `Mutation`, paged lists
 * connections. Excludes operations on files and pages. Deterministic for the same contract.
 */
export function toGraphQlSchema(services: Readonly<Record<string, AnyService>>): GraphQLSchema {
  const operations = operationsOf(services)
  const results = operations.map(resultName)
  const edges = operations.map((one) => `${capital(one)}Edge`)
  const reserved = ['Query', 'Mutation', 'PageInfo', ...Object.keys(scalars), ...results, ...edges]
  const types = createTypes(nameTypes(operations, schemaNames(), reserved))
  const root = (name: string, description: string, isWrite: boolean) =>
    new GraphQLObjectType<unknown, OperationCaller>({
      name,
      description,
      fields: () => {
        const own = operations.filter(({ operation }) => Boolean(operation.writes) === isWrite)
        return Object.fromEntries(own.map((one) => [fieldName(one), rootField(one, types)]))
      },
    })
  return new GraphQLSchema({
    query: root('Query', 'Everything that can be read.', false),
    mutation: root('Mutation', 'Everything that changes something; in order, one by one.', true),
  })
}

function operationsOf(services: Readonly<Record<string, AnyService>>): DeclaredOperation[] {
  return Object.entries(services).flatMap(([service, owner]) =>
    byName(owner.operations as Operations)
      .filter(([, { consumes, answers }]) => consumes !== 'bytes' && answers !== 'page')
      .filter(() => service !== 'graphql')
      .map(([name, operation]) => ({ service: pascal(service), name, owner, operation })),
  )
}

/** Loaders differ in the order of a module's exports. */
const byName = (operations: Operations) =>
  Object.entries(operations).sort(([one], [other]) => (one < other ? -1 : 1))

const capital = ({ service, name }: DeclaredOperation) => service + pascal(name)
const fieldName = (one: DeclaredOperation) =>
  capital(one).charAt(0).toLowerCase() + capital(one).slice(1)
const resultName = (one: DeclaredOperation) =>
  `${capital(one)}${pagedOf(one.operation) ? 'Connection' : 'Payload'}`

function rootField(declared: DeclaredOperation, types: Types): RootField {
  const { operation } = declared
  const paged = pagedOf(operation)
  const extensions: RootExtensions = { declared, paged }
  return {
    description: describe(declared),
    extensions: { ...extensions },
    args: argumentsOf(declared, paged, types),
    type: paged ? connectionType(declared, paged, types) : resultType(declared, types),
    resolve: async (_source, args: Fields & PageArguments, caller) => {
      if (!paged) {
        const reply = await caller.call(declared, paged, args)
        return isDone(declared) ? true : reply
      }
      const reply = await caller.call(declared, paged, toPagedInput(paged, args))
      return toConnection(paged, args, reply)
    },
  }
}

const describe = ({ operation }: DeclaredOperation) => {
  const { summary, description, permission } = operation
  return [summary, ...(description ? [description] : []), `Permission: ${permission}.`].join('\n\n')
}

/** Operations that have nothing to answer but that it is done. */
const isDone = ({ operation }: DeclaredOperation) =>
  Object.keys(operation.response.properties ?? {}).length === 0

function resultType(declared: DeclaredOperation, types: Types): GraphQLOutputType {
  if (isDone(declared)) return GraphQLBoolean
  return new GraphQLObjectType({
    name: resultName(declared),
    fields: () => types.fieldsOf(declared.operation),
  })
}

function connectionType(declared: DeclaredOperation, paged: PagedList, types: Types) {
  const fields = (): GraphQLFieldConfigMap<unknown, unknown> => {
    const { [paged.items]: items, ...others } = types.fieldsOf(declared.operation)
    const node = itemOf(items?.type as GraphQLOutputType)
    const own = Object.entries(others).filter(([name]) => !pagingFields.includes(name))
    return {
      nodes: { type: listOf(node), description: 'The items of this page.' },
      edges: { type: listOf(edgeType(declared, node)) },
      pageInfo: { type: new GraphQLNonNull(pageInfo) },
      totalCount: { type: GraphQLInt, description: 'Over all pages, where it was counted.' },
      ...Object.fromEntries(own),
    }
  }
  return new GraphQLObjectType({ name: resultName(declared), fields })
}

const edgeType = (declared: DeclaredOperation, node: GraphQLOutputType) =>
  new GraphQLObjectType({
    name: `${capital(declared)}Edge`,
    fields: {
      node: { type: node },
      cursor: { type: GraphQLString, description: 'On the last item of a page: its endCursor.' },
    },
  })

/** The type of a list's items. */
function itemOf(list: GraphQLOutputType): GraphQLOutputType {
  const inner = list instanceof GraphQLNonNull ? list.ofType : list
  return inner instanceof GraphQLList ? inner.ofType : inner
}

const listOf = (item: GraphQLOutputType) =>
  new GraphQLNonNull(new GraphQLList(item as GraphQLObjectType))

const pageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    hasPreviousPage: { type: new GraphQLNonNull(GraphQLBoolean) },
    startCursor: { type: GraphQLString, description: 'Sent as `before` for the page before.' },
    endCursor: { type: GraphQLString, description: 'Sent as `after` for the next page.' },
  },
})

const pageArguments: GraphQLFieldConfigArgumentMap = {
  first: { type: GraphQLInt, description: 'Items of a page.' },
  after: {
    type: GraphQLString,
    description:
      'The endCursor of a page. It carries filter and sort; others beside it are not read.',
  },
  before: { type: GraphQLString, description: 'The startCursor of a page, for the one before.' },
}

function argumentsOf({ operation }: DeclaredOperation, paged: PagedList | undefined, types: Types) {
  const own = types.argumentsOf(operation)
  if (!paged) return own
  const remaining = Object.entries(own).filter(
    ([name]) => paged.holder !== '' || !(pagingArguments as readonly string[]).includes(name),
  )
  return { ...pageArguments, ...Object.fromEntries(remaining) }
}
