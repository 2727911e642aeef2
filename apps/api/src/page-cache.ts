import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** A page as it was sent, kept until something changes. */
interface KeptPage {
  readonly status: number
  readonly headers: [string, string][]
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
    async fetch(request: Request, visit: Visit = {}): Promise<Response | undefined> {
      const key = keyOf(request)
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

function keyOf(request: Request): string | undefined {
  const cookies = request.headers.get('cookie') ?? ''
  if (request.method !== 'GET' || SESSION.test(cookies) || request.headers.has('authorization'))
    return undefined
  const choices = [...cookies.matchAll(CHOICES)].map((match) => match[1]).sort()
  const { headers, url } = request
  return [url, headers.get('accept') ?? '', headers.get('accept-language') ?? '', ...choices].join(
    '\n',
  )
}

const mayBeKept = ({ status, headers }: Response) =>
  status === 200 &&
  !headers.has('set-cookie') &&
  !(headers.get('cache-control') ?? '').includes('no-store') &&
  (headers.get('content-type') ?? '').includes('text/html')

async function toKept(response: Response): Promise<KeptPage> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers: [string, string][] = [...response.headers, ['vary', 'accept-encoding']]
  return { status: response.status, headers, body, brotli: await compress(body, quality) }
}

function toResponse({ status, headers, body, brotli }: KeptPage, request: Request): Response {
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  if (!takesBrotli) return new Response(body as never, { status, headers })
  return new Response(brotli as never, {
    status,
    headers: [...headers, ['content-encoding', 'br']],
  })
}
