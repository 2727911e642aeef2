import { contract } from '@vitrine/contract'
import type { AnyService } from '@vitrine/contract/kit'
import type { Server } from '@vitrine/server'
import { createPeople, type Merchant, type TestServer } from '@vitrine/testkit'
import { writeCall } from './write-call.ts'

type Api = Merchant['api']
type Role = 'nobody' | 'visitor' | 'member' | 'merchant' | 'staff'

/** One call as it went over the wire, and as it was written with the SDK. */
export interface Example {
  readonly as: Role
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly call: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly answer?: unknown
}

const services = contract as Readonly<Record<string, AnyService>>

/** Records the calls of people of a shop, one for each step. */
export function createRecorder(shop: TestServer) {
  const examples = new Map<string, Example>()
  let currentName = ''
  let exchange: { readonly request: Request; readonly response: Response } | undefined

  const fetch = async (request: Request) => {
    const sent = request.clone()
    const response = await shop.server.fetch(request)
    exchange = { request: sent, response: response.clone() }
    return response
  }
  const server: Server = { ...shop.server, fetch }

  /** The same API, whose calls are recorded during a step. */
  function recording<A extends Api>(api: A, as: Role): A {
    const recordedServices = Object.entries(services).map(([key, service]) => {
      const calls = api[key as keyof Api] as unknown as Record<string, Call>
      const names = Object.keys(service.operations)
      const recordedCalls = names.map((name) => [
        name,
        record(`${key}.${name}`, calls[name] as Call, as),
      ])
      return [key, Object.fromEntries(recordedCalls)]
    })
    return { ...api, ...Object.fromEntries(recordedServices) }
  }

  const record =
    (name: string, call: Call, as: Role): Call =>
    async (input, options) => {
      const output = await call(input, options)
      if (name === currentName && exchange) {
        examples.set(name, await describe(name, as, input, options, exchange))
      }
      return output
    }

  return {
    examples,
    fetch,
    recording,
    people: createPeople(server, shop.site, shop.baseUrl),
    /** Performs a step and records its last call of the operation. */
    async recordStep(name: string, step: () => Promise<unknown>): Promise<void> {
      currentName = name
      await Promise.race([step(), tooLong()])
      if (!examples.has(name)) throw new Error('The step did not make the call it is about')
    },
  }
}

const tooLong = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('The step takes too long')), 150_000).unref(),
  )

type Call = (input?: unknown, options?: { readonly body?: BodyInit }) => Promise<unknown>

async function describe(
  name: string,
  as: Role,
  input: unknown,
  options: { readonly body?: BodyInit } | undefined,
  { request, response }: { readonly request: Request; readonly response: Response },
): Promise<Example> {
  const [key = '', operation = ''] = name.split('.')
  const declared = services[key]?.operations[operation]
  const { pathname, search } = new URL(request.url)
  const text = declared?.consumes === 'bytes' ? '' : await request.text()
  const isPage = declared?.answers === 'page'
  return {
    as,
    method: request.method,
    path: pathname + search,
    ...(text ? { body: JSON.parse(text) } : {}),
    call: writeCall(name, input, options?.body !== undefined),
    status: response.status,
    ...(isPage ? { headers: shownHeaders(response) } : { answer: await response.json() }),
  }
}

const shownHeaders = ({ headers }: Response) =>
  Object.fromEntries(
    ['content-type', 'location'].flatMap((name) => {
      const value = headers.get(name)
      return value ? [[name, value]] : []
    }),
  )
