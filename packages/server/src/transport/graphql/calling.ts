import { toRequest, toWire, valueAt } from '@vitrine/contract/kit'
import { answer } from '../answer.ts'
import type { WireMessage } from '../message.ts'
import type { ServedRoute } from '../routes.ts'
import type { World } from '../world.ts'
import { errorOfReply, textOf } from './errors.ts'
import type { Calling } from './schema.ts'

/** What a request brings along for each call it makes. */
export interface Asking {
  readonly message: Pick<WireMessage, 'header' | 'baseUrl' | 'network'>
  readonly requestId: string
  /** Whether calls may share what they find: reads beside each other do, writes in order do not. */
  readonly isRead: boolean
  /** Takes a header that an operation sets, such as a cookie. */
  setHeader(name: string, value: string): void
}

/** Headers that speak of the request for GraphQL itself, not of the calls it makes. */
const own = new Set([
  'accept-encoding',
  'content-encoding',
  'content-length',
  'content-type',
  'if-none-match',
  'x-wix-bi-gateway',
])

/** Calls operations the way any other door does: a message in, a reply out. */
export function createCalling(
  asking: Asking,
  { world, routeOf }: { world: World; routeOf: (operation: object) => ServedRoute },
): Calling {
  // The document was let in as one request.
  const { load: _, ...within } = world
  const shared = asking.isRead ? sharing(within) : within
  const answers = new Map<string, Promise<Record<string, unknown>>>()
  const call: Calling['call'] = async (declared, paged, input) => {
    const route = routeOf(declared.operation)
    const { message, params } = messageOf(route, input, asking)
    const { requestId } = asking
    const reply = await answer(route, params, message, shared, requestId)
    if (reply.status !== 200) throw errorOfReply(reply, { requestId, paged })
    const cookie = reply.headers['set-cookie']
    if (typeof cookie === 'string') asking.setHeader('set-cookie', cookie)
    return JSON.parse(textOf(reply.body)) as Record<string, unknown>
  }
  return {
    call(declared, paged, input) {
      if (!asking.isRead) return call(declared, paged, input)
      const key = `${declared.service}.${declared.name} ${JSON.stringify(input)}`
      const known = answers.get(key) ?? call(declared, paged, input)
      answers.set(key, known)
      return known
    },
  }
}

/** Who asks is found out once. */
function sharing(world: World): World {
  let caller: ReturnType<World['findCaller']> | undefined
  let siteId: ReturnType<World['siteIdAt']> | undefined
  return {
    ...world,
    findCaller: (message) => (caller ??= world.findCaller(message)),
    siteIdAt: (message) => (siteId ??= world.siteIdAt(message)),
  }
}

function messageOf(route: ServedRoute, input: object, { message: outer }: Asking) {
  const wire = toWire(route.operation.request, input) as object
  const { method, target, body } = toRequest(route.service, route.operation, wire)
  const mark = target.indexOf('?')
  const message: WireMessage = {
    method,
    path: mark < 0 ? target : target.slice(0, mark),
    query: mark < 0 ? '' : target.slice(mark + 1),
    header: (name) => {
      if (name === 'content-type') return 'application/json'
      return own.has(name) ? undefined : outer.header(name)
    },
    baseUrl: outer.baseUrl,
    network: outer.network,
    body: body === undefined ? undefined : inOnePiece(body),
  }
  const params = route.parameters.map((name) => [name, String(valueAt(wire, name) ?? '')])
  return { message, params: Object.fromEntries(params) as Record<string, string> }
}

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
