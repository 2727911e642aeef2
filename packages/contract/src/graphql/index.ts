import {
  GET,
  operation,
  type Page,
  POST,
  service,
  Text,
  Type,
  Unauthenticated,
} from '../kit/index.ts'

/** Longest text of a document, in characters. */
export const MAX_DOCUMENT = 100_000

const Variables = Type.Optional(
  Type.Unknown({ description: 'Values of the variables by name; in an address as JSON text' }),
)
const Extensions = Type.Optional(
  Type.Unknown({
    description:
      '`persistedQuery` with `version` 1 and `sha256Hash`, the SHA-256 of the text in lower-case hexadecimal',
  }),
)

/** A request: a document, or the hash of a known one. */
const request = Type.Object({
  /** Any value; all refer to the same schema, with both catalog versions. */
  apiVersion: Text(1, 64),
  query: Type.Optional(Text(1, MAX_DOCUMENT)),
  /** The operation to run, where the document contains several. */
  operationName: Type.Optional(Type.Union([Text(0, 256), Type.Null()])),
  variables: Variables,
  extensions: Extensions,
})

/** `data` as far as it could be read, and errors by part. */
const response = Type.Object({
  data: Type.Optional(Type.Unknown()),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        message: Type.String(),
        path: Type.Optional(Type.Array(Type.Unknown())),
        extensions: Type.Optional(Type.Unknown()),
      }),
    ),
  ),
})

/**
 * Every other operation in one language: reads as fields of `Query`, writes as fields of `Mutation`. The
 * schema is derived from the contract; each field is a call with its permission, limits and errors.
 */
export const graphql = service({
  name: 'graphql',
  summary: 'All operations as one GraphQL schema',
  mounts: ['/graphql'],
  operations: {
    execute: operation({
      route: POST('/{apiVersion}'),
      permission: 'open',
      whileClosed: true,
      summary: 'Run a document',
      description:
        'Errors of the document and of its fields come with status 200 in `errors`; each carries `code` and `requestId` in `extensions`, and the `field` that is wrong.',
      request,
      response,
      errors: [Unauthenticated],
    }),
    executeRead: operation({
      route: GET('/{apiVersion}'),
      permission: 'open',
      whileClosed: true,
      summary: 'Run a read-only document, usually a persisted query by its hash',
      request,
      response,
      errors: [Unauthenticated],
    }),
    showExplorer: operation({
      route: GET(''),
      permission: 'open',
      whileClosed: true,
      answers: 'page',
      summary: 'Show the GraphQL explorer; in development only, otherwise not found',
      request: Type.Object({}),
      response: Type.Unsafe<Page>({ description: 'A page' }),
    }),
  },
})
