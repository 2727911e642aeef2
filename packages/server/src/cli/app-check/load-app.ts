import { PlainError } from '../plain-error.ts'
import { type HtmlParts, readHtml } from './html-parts.ts'
import { platformHostsIn } from './platform-hosts.ts'

/** A page with all scripts and style sheets reachable from it. */
export interface LoadedApp {
  readonly address: string
  readonly page: HtmlParts
  /** The text of each file, by URL. */
  readonly files: ReadonlyMap<string, string>
  /** Files that could not be loaded, with the reason. */
  readonly missing: readonly string[]
  /** Whether limits cut the search short. */
  readonly isCut: boolean
}

const MAX_FILES = 400
const MAX_FILE_BYTES = 20 * 1024 * 1024
const MAX_BYTES = 100 * 1024 * 1024
const TIMEOUT_MS = 15_000

/** Loads the page at a URL and its code. Throws a plain error if there is no page. */
export async function loadApp(input: string): Promise<LoadedApp> {
  const url = readAddress(input)
  const first = await load(url).catch((error: Error) => {
    throw new PlainError(`--app: ${url} does not answer: ${error.message}`)
  })
  if (!/html/.test(first.type)) {
    throw new PlainError(`--app: ${url} is no page but ${first.type || 'of no type'}`)
  }
  const page = readHtml(first.text)
  const base = new URL(page.base ?? '', first.address).href
  const pending = page.files.flatMap((file) => resolve(file, base))
  for (const text of page.inline) pending.push(...filesIn(text, base, base))
  return { address: first.address, page, ...(await loadAll(pending, base)) }
}

async function loadAll(pending: string[], base: string) {
  const files = new Map<string, string>()
  const missing: string[] = []
  const visited = new Set<string>()
  let bytes = 0
  for (let address = pending.shift(); address; address = pending.shift()) {
    if (visited.has(address)) continue
    if (visited.size >= MAX_FILES || bytes > MAX_BYTES) return { files, missing, isCut: true }
    visited.add(address)
    try {
      const { text } = await load(address)
      bytes += text.length
      files.set(address, text)
      pending.push(...filesIn(text, address, base))
    } catch (error) {
      missing.push(`${address}: ${(error as Error).message}`)
    }
  }
  return { files, missing, isCut: false }
}

function readAddress(input: string): string {
  const text = /^[\w.-]+(:\d+)?(\/|$)/.test(input) ? `http://${input}` : input
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (isWeb) return new URL(text).href
  throw new PlainError(
    `--app is "${input}"; it must be the address of a page, such as http://localhost:3000`,
  )
}

function resolve(file: string, base: string): string[] {
  if (!URL.canParse(file, base)) return []
  const url = new URL(file, base)
  url.hash = ''
  // Files hosted by the platform are not part of the app.
  const isApp = platformHostsIn(url.href).length === 0
  return isApp && /^https?:$/.test(url.protocol) ? [url.href] : []
}

/** Code files that a file imports: relative paths, or paths from the folder of the page. */
function filesIn(code: string, address: string, base: string): string[] {
  const names = [...code.matchAll(/["'`]([\w./@~[\]()-]+\.m?js)["'`]/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)].flatMap((name) =>
    // Bundlers list dynamic imports relative to the root.
    /^[./]/.test(name)
      ? resolve(name, address)
      : /^assets\/|^_next\//.test(name)
        ? resolve(`/${name}`, base)
        : [],
  )
}

async function load(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  const type = response.headers.get('content-type') ?? ''
  return { address: response.url, type, text: await readText(response) }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > MAX_FILE_BYTES) throw new Error(`larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`)
    text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  return text
}
