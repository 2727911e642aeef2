import { type Auth, withAuth } from '../auth/auth.ts'
import { errorOfReply, systemError } from '../errors/kinds.ts'
import { VitrineError, withArguments } from '../errors/vitrine-error.ts'
import type { Connection } from '../send.ts'

/**
 * A document as code generators emit it: text, or a node with its text. Its type contains the types of
 * variables and result.
 */
export type GraphQlDocument<Result = unknown, Variables = unknown> = (
  | string
  | { toString(): string }
  | { readonly loc?: { readonly source: { readonly body: string } } | undefined }
) & {
  readonly __apiType?: (variables: Variables) => Result
}

/** An error of a field; `data` contains what could be read. */
export interface GraphQlError {
  readonly message: string
  /** Which field of the answer is missing for it. */
  readonly path?: readonly (string | number)[]
  /** From the operation: its `code`, the invalid `field`, and the `requestId` for support. */
  readonly extensions?: Readonly<Record<string, unknown>>
}

export interface GraphQlReply<Result> {
  readonly data: Result | undefined
  readonly errors: readonly GraphQlError[]
}

export interface GraphQlOptions {
  /** Any value; all of them use the same schema. */
  readonly apiVersion?: string
}

/** Sends a GraphQL request with the client's authentication. */
export type AskGraphQl = <Result = Record<string, unknown>, Variables = Record<string, unknown>>(
  document: GraphQlDocument<Result, Variables>,
  variables?: Variables,
  options?: { readonly signal?: AbortSignal },
) => Promise<GraphQlReply<Result>>

/**
 * GraphQL for `client.use`: `const ask = client.use(graphql())`, then `await ask(document, variables)`.
 * Throws a `VitrineError` when the whole request is refused; errors of single fields are in `errors`.
 */
export const graphql =
  ({ apiVersion = 'alpha' }: GraphQlOptions = {}) =>
  (connection: Connection, auth: Auth): AskGraphQl =>
  async (document, variables, { signal } = {}) => {
    const query = textOf(document)
    const address = `${connection.baseUrl}/graphql/${encodeURIComponent(apiVersion)}`
    const body = JSON.stringify({ query, ...(variables === undefined ? {} : { variables }) })
    let response: Response | undefined
    try {
      response = await withAuth(auth, (added) =>
        connection.fetch(address, {
          ...added,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...connection.headers,
            ...(added.headers as Record<string, string>),
          },
          body,
          signal,
        }),
      )
      const text = await response.text()
      if (!response.ok) throw errorOfReply(response, text)
      const { data, errors = [] } = JSON.parse(text)
      return { data: data ?? undefined, errors }
    } catch (error) {
      if (error instanceof VitrineError) throw withArguments(error, 'graphql', variables)
      throw signal?.aborted
        ? error
        : withArguments(systemError(error, response), 'graphql', variables)
    }
  }

function textOf(document: string | object): string {
  const { loc } = Object(document) as { loc?: { source: { body: string } } }
  return loc?.source.body ?? String(document)
}
