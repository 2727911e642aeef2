import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A page as it was sent, kept until something changes. */
interface KeptPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Compressed once, for everybody after the first. */
  readonly brotli: Uint8Array
}

interface Visit {
  readonly network?: string
}
type Answer = (request: Request, visit: Visit) => Promise<Response | undefined>

const MOST_BYTES = 48 * 1024 * 1024
const SESSION = /(?:^|;\s*)vitrine[-_]session=/
const CHOICES = /(?:^|;\s*)(vitrine-(?:theme|lang)=[^;]*)/g

interface Door {
  /** Whether the site at a host is open; undefined when that is not known without asking. */
  isOpen(host: string): boolean | undefined
  /** Scheme and host that a request was sent to. */
  originOf(request: IncomingMessage): string
}

/**
 * Keeps whole pages for people who are not signed in, until a fact says that something changed.
 * A page is kept for its address, language and theme; pages that are private or set a cookie are not.
 */
export function createPageCache(answer: Answer) {
  let kept = new Map<string, KeptPage>()
  let bytes = 0
  const forget = () => {
    kept = new Map()
    bytes = 0
  }

  return {
    forget,
    /** Sends kept pages of open sites right at the door; false leaves a request to `fetch`. */
    laneAt: (door: Door) => (request: IncomingMessage, response: ServerResponse) => {
      const page = kept.size > 0 ? kept.get(keyAtDoor(request, door) ?? '') : undefined
      if (!page || !door.isOpen(hostOf(door.originOf(request)))) return false
      return send(page, request, response)
    },
    async fetch(request: Request, visit: Visit = {}): Promise<Response | undefined> {
      const { method, url, headers } = request
      const key = keyOf(method, url, (name) => headers.get(name))
      const known = key === undefined ? undefined : kept.get(key)
      if (known) return toResponse(known, request)
      const before = kept
      const response = await answer(request, visit)
      if (!response || key === undefined || !mayBeKept(response)) return response
      const page = await toKept(response)
      // Something changed while the page was made: it is right for this request only.
      if (before === kept) {
        bytes += page.body.byteLength + page.brotli.byteLength
        if (bytes > MOST_BYTES) forget()
        kept.set(key, page)
      }
      return toResponse(page, request)
    },
  }
}

function keyOf(
  method: string,
  url: string,
  header: (name: string) => string | null | undefined,
): string | undefined {
  const cookies = header('cookie') ?? ''
  if (method !== 'GET' || SESSION.test(cookies) || header('authorization')) return undefined
  const choices = cookies && [...cookies.matchAll(CHOICES)].map((match) => match[1]).sort()
  return [url, header('accept') ?? '', header('accept-language') ?? '', ...choices].join('\n')
}

const keyAtDoor = (request: IncomingMessage, door: Door) =>
  request.headers.authorization === undefined
    ? keyOf(
        request.method ?? '',
        `${door.originOf(request)}${request.url}`,
        (name) => request.headers[name] as string | undefined,
      )
    : undefined

const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2)

/** Whoever takes gzip and nothing better is left to who compresses. */
function send(page: KeptPage, request: IncomingMessage, response: ServerResponse): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const isBrotli = takesBrotli(accepted)
  if (!isBrotli && accepted.includes('gzip')) return false
  const body = isBrotli ? page.brotli : page.body
  response.writeHead(page.status, linesOf(page, isBrotli))
  response.end(body)
  return true
}

const lines = new WeakMap<KeptPage, readonly [plain: string[], brotli: string[]]>()

/** The headers of a kept page, name after value, as they are sent each time. */
function linesOf(page: KeptPage, isBrotli: boolean): string[] {
  const known = lines.get(page)
  if (known) return known[isBrotli ? 1 : 0]
  const write = (body: Uint8Array, coding = {}) =>
    Object.entries({ ...page.headers, ...coding, 'content-length': `${body.byteLength}` }).flat()
  lines.set(page, [write(page.body), write(page.brotli, { 'content-encoding': 'br' })])
  return linesOf(page, isBrotli)
}

const takesBrotli = (accepted: string) =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(accepted)

const mayBeKept = ({ status, headers }: Response) =>
  status === 200 &&
  !headers.has('set-cookie') &&
  !(headers.get('cache-control') ?? '').includes('no-store') &&
  (headers.get('content-type') ?? '').includes('text/html')

async function toKept(response: Response): Promise<KeptPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const vary = response.headers.get('vary')
  const headers = {
    ...Object.fromEntries(response.headers),
    vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
  }
  return { status: response.status, headers, body, brotli: await compress(body, quality) }
}

function toResponse({ status, headers, body, brotli }: KeptPage, request: Request): Response {
  if (!takesBrotli(request.headers.get('accept-encoding') ?? ''))
    return new Response(body as never, { status, headers })
  return new Response(brotli as never, {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
  })
}
