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
import type { PipelineDeps } from '../deps.ts'
import type { ServedRoute } from '../routes.ts'
import { createDocumentParser } from './documents.ts'
import { errorOfViolations } from './errors.ts'
import { checkCost } from './limits.ts'
import { createOperationCaller, type RequestContext } from './operation-caller.ts'
import { createPersistedQueries, type DocumentRequest } from './persisted.ts'
import { toGraphQlSchema } from './schema.ts'

export interface GraphQlOptions {
  readonly services: Readonly<Record<string, AnyService>>
  readonly routes: readonly ServedRoute[]
  readonly deps: PipelineDeps
  /** Whether introspection is enabled, and errors may suggest names. */
  readonly introspection: boolean
  /** Documents by their SHA-256 that alone may run; all may when absent. */
  readonly stored?: ReadonlyMap<string, string>
}

export interface GraphQlRequest extends DocumentRequest {
  readonly operationName?: string | null | undefined
  readonly variables?: unknown
}

/** The caller and the request headers. */
export interface ExecutionContext extends Omit<RequestContext, 'isRead'> {
  /** Whether only reading is possible, as by GET. */
  readonly readOnly: boolean
  /** Whether any document may run, not only stored ones. */
  readonly isTrusted: boolean
}

/** Runs documents over the operations of the contract. The schema is made for the first one. */
export function createGraphQl({ services, routes, deps, introspection, stored }: GraphQlOptions) {
  const persisted = createPersistedQueries(stored)
  let prepared: ReturnType<typeof prepare> | undefined
  function prepare() {
    const schema = toGraphQlSchema(services)
    const byOperation = new Map<object, ServedRoute>()
    for (const route of routes) {
      if (!byOperation.has(route.operation)) byOperation.set(route.operation, route)
    }
    const routeOf = (operation: object) => byOperation.get(operation) as ServedRoute
    return { schema, read: createDocumentParser(schema, introspection), routeOf }
  }

  async function run(request: GraphQlRequest, context: ExecutionContext): Promise<ExecutionResult> {
    prepared ??= prepare()
    const { schema, read, routeOf } = prepared
    const text = persisted.textOf(request)
    if (!context.isTrusted) persisted.checkAllowed(text)
    const readResult = read(text)
    if ('errors' in readResult) return { errors: readResult.errors }
    const { document } = readResult
    const operation = chooseOperation(document, request.operationName)
    const isRead = operation.operation === 'query'
    if (!isRead && context.readOnly)
      throw refusal('MUTATION_BY_GET', 'Mutations are sent with POST')
    const variables = variablesOf(request.variables)
    const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
    if (values.errors) return { errors: values.errors.map(badVariables) }
    checkCost(schema, document, operation, values.coerced)
    return execute({
      schema,
      document,
      operationName: request.operationName,
      variableValues: variables,
      contextValue: createOperationCaller({ ...context, isRead }, { deps, routeOf }),
    })
  }

  return async (request: GraphQlRequest, context: ExecutionContext): Promise<ExecutionResult> => {
    const result = await run(request, context).catch((error: unknown): ExecutionResult => {
      if (error instanceof GraphQLError) return { errors: [error] }
      throw error
    })
    const { errors, data } = result
    const formatted = errors?.map((error) => formatError(error, context.requestId, deps))
    return { ...(data !== undefined && { data }), ...(formatted && { errors: formatted }) }
  }
}

function chooseOperation(
  document: DocumentNode,
  name: string | null | undefined,
): OperationDefinitionNode {
  const operation = getOperationAST(document, name || null)
  if (operation) return operation
  throw refusal(
    'OPERATION_NOT_CHOSEN',
    name
      ? `The document holds no operation called "${name}"`
      : 'The document holds several operations or none; name one as operationName',
  )
}

function variablesOf(sent: unknown): Readonly<Record<string, unknown>> {
  const value = typeof sent === 'string' ? parseVariables(sent) : sent
  if (value === undefined || value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  throw refusal('BAD_VARIABLES', 'variables takes an object of values by name')
}

function parseVariables(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('BAD_VARIABLES', 'variables takes JSON such as {"id": "1"}')
  }
}

const refusal = (code: string, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code } })

const badVariables = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_VARIABLES' } })

/** An error as its caller sees it: with code and request id, and without internal details. */
function formatError(
  error: GraphQLError,
  requestId: string,
  { logger, strict }: PipelineDeps,
): GraphQLError {
  const { originalError, nodes, path, extensions } = error
  if (originalError instanceof ValidationError) {
    const formatted = errorOfViolations(originalError, requestId)
    return new GraphQLError(formatted.message, { nodes, path, extensions: formatted.extensions })
  }
  if (extensions.code !== undefined) {
    const { message } = error
    return new GraphQLError(message, { nodes, path, extensions: { requestId, ...extensions } })
  }
  // The rest are invalid arguments, or a result that violates its type.
  if (!originalError || originalError instanceof GraphQLError) {
    const formatted = { code: 'INVALID_ARGUMENT', requestId }
    return new GraphQLError(error.message, { nodes, path, extensions: formatted })
  }
  if (strict) throw originalError
  logger.error({ requestId, err: originalError }, 'A GraphQL response violates its type')
  return new GraphQLError('System error occurred', {
    nodes,
    path,
    extensions: { code: 'INTERNAL', requestId },
  })
}
