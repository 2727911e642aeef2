import { toRequest, toWire, valueAt } from '@vitrine/contract/kit'
import type { PipelineDeps } from '../deps.ts'
import { handleRequest } from '../handle-request.ts'
import type { PipelineRequest } from '../pipeline-messages.ts'
import type { ServedRoute } from '../routes.ts'
import { errorOfReply, textOf } from './errors.ts'
import type { OperationCaller } from './schema.ts'

/** The parts of a request that each of its calls needs. */
export interface RequestContext {
  readonly message: Pick<PipelineRequest, 'header' | 'baseUrl' | 'network'>
  readonly requestId: string
  /** Whether calls may share cached reads: parallel reads do, sequential writes do not. */
  readonly isRead: boolean
  /** Receives a header that an operation sets, such as a cookie. */
  setHeader(name: string, value: string): void
}

/** Headers that concern the GraphQL request itself, not the calls it makes. */
const transportHeaders = new Set([
  'accept-encoding',
  'content-encoding',
  'content-length',
  'content-type',
  'if-none-match',
  'x-wix-bi-gateway',
])

/** Calls operations as the other adapters do: a message in, a response out. */
export function createOperationCaller(
  context: RequestContext,
  { deps, routeOf }: { deps: PipelineDeps; routeOf: (operation: object) => ServedRoute },
): OperationCaller {
  // The document was let in as one request.
  const { load: _, ...unlimited } = deps
  const callDeps = context.isRead ? withSharedLookups(unlimited) : unlimited
  const results = new Map<string, Promise<Record<string, unknown>>>()
  const call: OperationCaller['call'] = async (declared, paged, input) => {
    const route = routeOf(declared.operation)
    const { message, params } = toPipelineRequest(route, input, context)
    const { requestId } = context
    const reply = await handleRequest(route, params, message, callDeps, requestId)
    if (reply.status !== 200) throw errorOfReply(reply, { requestId, paged })
    const cookie = reply.headers['set-cookie']
    if (typeof cookie === 'string') context.setHeader('set-cookie', cookie)
    return JSON.parse(textOf(reply.body)) as Record<string, unknown>
  }
  return {
    call(declared, paged, input) {
      if (!context.isRead) return call(declared, paged, input)
      const key = `${declared.service}.${declared.name} ${JSON.stringify(input)}`
      const result = results.get(key) ?? call(declared, paged, input)
      results.set(key, result)
      return result
    },
  }
}

/** The caller is authenticated once. */
function withSharedLookups(deps: PipelineDeps): PipelineDeps {
  let caller: ReturnType<PipelineDeps['findCaller']> | undefined
  let siteId: ReturnType<PipelineDeps['siteIdAt']> | undefined
  return {
    ...deps,
    findCaller: (message) => (caller ??= deps.findCaller(message)),
    siteIdAt: (message) => (siteId ??= deps.siteIdAt(message)),
  }
}

function toPipelineRequest(route: ServedRoute, input: object, { message: outer }: RequestContext) {
  const wire = toWire(route.operation.request, input) as object
  const { method, target, body } = toRequest(route.service, route.operation, wire)
  const queryStart = target.indexOf('?')
  const message: PipelineRequest = {
    method,
    path: queryStart < 0 ? target : target.slice(0, queryStart),
    query: queryStart < 0 ? '' : target.slice(queryStart + 1),
    header: (name) => {
      if (name === 'content-type') return 'application/json'
      return transportHeaders.has(name) ? undefined : outer.header(name)
    },
    baseUrl: outer.baseUrl,
    network: outer.network,
    body: body === undefined ? undefined : asStream(body),
  }
  const params = route.parameters.map((name) => [name, String(valueAt(wire, name) ?? '')])
  return { message, params: Object.fromEntries(params) as Record<string, string> }
}

async function* asStream(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
