import type { graphql as graphqlService } from '@vitrine/contract/graphql'
import { type Handlers, NotFound, Unauthenticated, Unavailable } from '@vitrine/contract/kit'
import type { ExecutionResult } from 'graphql'
import type { HandlerContext } from '../call.ts'
import { isMerchant } from '../caller.ts'
import { written } from '../written.ts'
import type { createGraphQl, GraphQlOptions, GraphQlRequest } from './execute.ts'
import { explorerPage } from './explorer-page.ts'

type Context = HandlerContext & { readonly input: GraphQlRequest }

/** The door for GraphQL. `options` are asked for at the first document, when the house stands. */
export const graphqlHandlers = (
  options: () => GraphQlOptions,
  { showsExplorer }: { readonly showsExplorer: boolean },
) => {
  let answer: Promise<ReturnType<typeof createGraphQl>> | undefined
  // Neither the library nor the schema weighs on a process that nobody asks in GraphQL.
  const begin = async () => (await import('./execute.ts')).createGraphQl(options())
  const run = async (context: Context, readOnly: boolean) => {
    const { caller, request, replyHeaders, input } = context
    // Without this, a token that has ended would look like no token at all.
    if (caller.kind === 'none' && request.header('authorization')) throw Unauthenticated()
    answer ??= begin()
    const execute = await answer
    const door = {
      message: request,
      requestId: request.id,
      readOnly,
      isTrusted: isMerchant(caller),
      setHeader: (name: string, value: string) => {
        replyHeaders[name] = value
      },
    }
    const result = await execute(readable(input), door)
    const refusal = wholeRefusal(result)
    if (refusal) throw refusal
    return written<object>(JSON.stringify(result))
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

/** A document of which nothing could be done for the moment is refused as any call is. */
function wholeRefusal({ data, errors = [] }: ExecutionResult): Error | undefined {
  const [first] = errors
  const isNothingDone = Object.values(data ?? {}).every((value) => value === null)
  const isUnavailable = errors.every(({ extensions }) => extensions.code === Unavailable.code)
  if (!first || !isNothingDone || !isUnavailable) return undefined
  const { applicationError } = first.extensions as { applicationError?: { data?: object } }
  return Unavailable({ ...applicationError?.data })
}

/** In an address, extensions travel as JSON text. */
function readable(input: GraphQlRequest): GraphQlRequest {
  const { extensions } = input
  if (typeof extensions !== 'string') return input
  try {
    return { ...input, extensions: JSON.parse(extensions) as unknown }
  } catch {
    return { ...input, extensions: { persistedQuery: {} } }
  }
}
