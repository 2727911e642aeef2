import { type AnyService, ValidationError } from '@vitrine/contract/kit'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { ServedRoute } from '../routes.ts'
import type { World } from '../world.ts'
import { type Asking, createCalling } from './calling.ts'
import { createDocuments } from './documents.ts'
import { errorOfViolations } from './errors.ts'
import { checkCost } from './limits.ts'
import { createPersisted, type Sent } from './persisted.ts'
import { toGraphQlSchema } from './schema.ts'

export interface GraphQlOptions {
  readonly services: Readonly<Record<string, AnyService>>
  readonly routes: readonly ServedRoute[]
  readonly world: World
  /** Whether the schema may be asked for, and errors may guess what was meant. */
  readonly introspection: boolean
  /** Documents by their SHA-256 that alone may run; all may when absent. */
  readonly stored?: ReadonlyMap<string, string>
}

export interface GraphQlRequest extends Sent {
  readonly operationName?: string | null | undefined
  readonly variables?: unknown
}

/** Who asks, and how. */
export interface Door extends Omit<Asking, 'isRead'> {
  /** Whether only reading is possible, as by GET. */
  readonly readOnly: boolean
  /** Whether any document may run, whatever the list of stored ones says. */
  readonly isTrusted: boolean
}

/** Runs documents over the operations of the contract. The schema is made for the first one. */
export function createGraphQl({ services, routes, world, introspection, stored }: GraphQlOptions) {
  const persisted = createPersisted(stored)
  let ready: ReturnType<typeof prepare> | undefined
  function prepare() {
    const schema = toGraphQlSchema(services)
    const byOperation = new Map<object, ServedRoute>()
    for (const route of routes) {
      if (!byOperation.has(route.operation)) byOperation.set(route.operation, route)
    }
    const routeOf = (operation: object) => byOperation.get(operation) as ServedRoute
    return { schema, read: createDocuments(schema, introspection), routeOf }
  }

  async function run(request: GraphQlRequest, door: Door): Promise<ExecutionResult> {
    ready ??= prepare()
    const { schema, read, routeOf } = ready
    const text = persisted.textOf(request)
    if (!door.isTrusted) persisted.checkAllowed(text)
    const found = read(text)
    if ('errors' in found) return { errors: found.errors }
    const { document } = found
    const operation = chooseOperation(document, request.operationName)
    const isRead = operation.operation === 'query'
    if (!isRead && door.readOnly) throw refusal('MUTATION_BY_GET', 'Mutations are sent with POST')
    const variables = variablesOf(request.variables)
    const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
    if (values.errors) return { errors: values.errors.map(unfit) }
    checkCost(schema, document, operation, values.coerced)
    return execute({
      schema,
      document,
      operationName: request.operationName,
      variableValues: variables,
      contextValue: createCalling({ ...door, isRead }, { world, routeOf }),
    })
  }

  return async (request: GraphQlRequest, door: Door): Promise<ExecutionResult> => {
    const result = await run(request, door).catch((error: unknown): ExecutionResult => {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    })
    const { errors, data } = result
    const told = errors?.map((error) => tell(error, door.requestId, world))
    return { ...(data !== undefined && { data }), ...(told && { errors: told }) }
  }
}

function chooseOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode {
  const chosen = getOperationAST(document, name || null)
  if (chosen) return chosen
  throw refusal(
    'OPERATION_NOT_CHOSEN',
    name
      ? `The document holds no operation called "${name}"`
      : 'The document holds several operations or none; name one as operationName',
  )
}

function variablesOf(sent: unknown): Readonly<Record<string, unknown>> {
  const value = typeof sent === 'string' ? parsed(sent) : sent
  if (value === undefined || value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  throw refusal('BAD_VARIABLES', 'variables takes an object of values by name')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('BAD_VARIABLES', 'variables takes JSON such as {"id": "1"}')
  }
}

const refusal = (code: string, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code } })

const unfit = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_VARIABLES' } })

/** An error as its caller sees it: with code and request id, and without a word about our insides. */
function tell(error: GraphQLError, requestId: string, { logger, strict }: World): GraphQLError {
  const { originalError, nodes, path, extensions } = error
  if (originalError instanceof ValidationError) {
    const told = errorOfViolations(originalError, requestId)
    return new GraphQLError(told.message, { nodes, path, extensions: told.extensions })
  }
  if (extensions.code !== undefined) {
    const { message } = error
    return new GraphQLError(message, { nodes, path, extensions: { requestId, ...extensions } })
  }
  // What remains is an argument that does not fit, or an answer that breaks its type.
  if (!originalError || originalError instanceof GraphQLError) {
    const told = { code: 'INVALID_ARGUMENT', requestId }
    return new GraphQLError(error.message, { nodes, path, extensions: told })
  }
  if (strict) throw originalError
  logger.error({ requestId, err: originalError }, 'A GraphQL answer breaks its type')
  return new GraphQLError('System error occurred', {
    nodes,
    path,
    extensions: { code: 'INTERNAL', requestId },
  })
}
