import type { graphql as graphqlService } from '@vitrine/contract/graphql'
import { type Handlers, NotFound, Unauthenticated, Unavailable } from '@vitrine/contract/kit'
import type { ExecutionResult } from 'graphql'
import type { HandlerContext } from '../call.ts'
import { isMerchant } from '../caller.ts'
import { rawJson } from '../raw-json.ts'
import type { createGraphQl, GraphQlOptions, GraphQlRequest } from './execute.ts'
import { explorerPage } from './explorer-page.ts'

type Context = HandlerContext & { readonly input: GraphQlRequest }

/** The GraphQL handlers. `options` is called at the first document, when all operations are registered. */
export const graphqlHandlers = (
  options: () => GraphQlOptions,
  { showsExplorer }: { readonly showsExplorer: boolean },
) => {
  let engine: Promise<ReturnType<typeof createGraphQl>> | undefined
  // Library and schema are loaded at the first GraphQL request only.
  const createEngine = async () => (await import('./execute.ts')).createGraphQl(options())
  const run = async (context: Context, readOnly: boolean) => {
    const { caller, request, responseHeaders, input } = context
    // Without this, a token that has ended would look like no token at all.
    if (caller.kind === 'none' && request.header('authorization')) throw Unauthenticated()
    engine ??= createEngine()
    const execute = await engine
    const executionContext = {
      message: request,
      requestId: request.id,
      readOnly,
      isTrusted: isMerchant(caller),
      setHeader: (name: string, value: string) => {
        responseHeaders[name] = value
      },
    }
    const result = await execute(withParsedExtensions(input), executionContext)
    const refusal = unavailableError(result)
    if (refusal) throw refusal
    return rawJson<object>(JSON.stringify(result))
  }
  return {
    execute: (context) => run(context, false),
    executeRead: (context) => run(context, true),
    showExplorer: async () => {
      if (!showsExplorer) throw NotFound()
      return explorerPage()
    },
  } satisfies Handlers<typeof graphqlService, HandlerContext>
}

/** 503 for a document of which nothing ran because the server is busy, as for every other call. */
function unavailableError({ data, errors = [] }: ExecutionResult): Error | undefined {
  const [first] = errors
  const isNothingDone = Object.values(data ?? {}).every((value) => value === null)
  const isUnavailable = errors.every(({ extensions }) => extensions.code === Unavailable.code)
  if (!first || !isNothingDone || !isUnavailable) return undefined
  const { applicationError } = first.extensions as { applicationError?: { data?: object } }
  return Unavailable({ ...applicationError?.data })
}

/** In an address, extensions travel as JSON text. */
function withParsedExtensions(input: GraphQlRequest): GraphQlRequest {
  const { extensions } = input
  if (typeof extensions !== 'string') return input
  try {
    return { ...input, extensions: JSON.parse(extensions) as unknown }
  } catch {
    return { ...input, extensions: { persistedQuery: {} } }
  }
}
