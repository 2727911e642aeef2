import type { TestServer } from '@vitrine/testkit'

export interface GraphQlReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever a document asks for
  readonly data: any
  readonly errors: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly extensions: Readonly<Record<string, unknown>>
  }[]
  readonly headers: Headers
}

export interface Question {
  readonly variables?: object
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly extensions?: object
}

/** Runs a GraphQL document, by default with the key of the shop. */
export async function ask(
  shop: TestServer,
  query: string | undefined,
  { variables, extensions, token = shop.site.apiKey, headers }: Question = {},
): Promise<GraphQlReply> {
  const response = await shop.server.fetch(
    new Request(`${shop.baseUrl}/graphql/alpha`, {
      method: 'POST',
      headers: { ...(token ? { authorization: token } : {}), ...headers },
      body: JSON.stringify({ query, variables, extensions }),
    }),
  )
  return read(response)
}

export async function askByGet(
  shop: TestServer,
  fields: Readonly<Record<string, string>>,
): Promise<GraphQlReply> {
  const address = `${shop.baseUrl}/graphql/alpha?${new URLSearchParams(fields)}`
  const headers = { authorization: shop.site.apiKey }
  return read(await shop.server.fetch(new Request(address, { headers })))
}

async function read(response: Response): Promise<GraphQlReply> {
  const { data, errors = [] } = (await response.json()) as Omit<GraphQlReply, 'status'>
  return { status: response.status, headers: response.headers, data, errors }
}

export const codesOf = ({ errors }: GraphQlReply) => errors.map(({ extensions }) => extensions.code)

interface TypeReference {
  readonly kind: string
  readonly name: string | null
  readonly ofType?: TypeReference | null
}
interface Field {
  readonly name: string
  readonly args: readonly { readonly name: string; readonly type: TypeReference }[]
  readonly type: TypeReference
}
export interface Schema {
  readonly queries: readonly Field[]
  /** Every field of a type, with those within, but each item of a page once; empty for a type that has none. */
  everyField(type: TypeReference): string
}

const reference = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }'

/** The schema as anybody can ask for it. */
export async function schemaOf(shop: TestServer): Promise<Schema> {
  const { data } = await ask(
    shop,
    `{ __schema { types { name fields { name args { name type { ${reference} } } type { ${reference} } } } } }`,
  )
  const types = new Map<string, readonly Field[] | null>(
    data.__schema.types.map((type: { name: string; fields: readonly Field[] | null }) => [
      type.name,
      type.fields,
    ]),
  )
  const everyField = (type: TypeReference): string => {
    const fields = types.get(inner(type).name ?? '')
    if (!fields) return ''
    const parts = fields
      .filter(({ name }) => name !== 'edges')
      .map((field) => field.name + everyField(field.type))
    return ` { ${parts.join(' ')} }`
  }
  return { queries: types.get('Query') ?? [], everyField }
}

const inner = (type: TypeReference): TypeReference => (type.ofType ? inner(type.ofType) : type)
