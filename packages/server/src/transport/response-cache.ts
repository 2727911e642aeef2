import { createHash } from 'node:crypto'
import { compress, type Encoding } from './encoding.ts'

/** A cached body: uncompressed, and compressed after the first client requested that. */
export interface CachedResponse {
  readonly body: Buffer
  /** Differs when the body does; without quotation marks. */
  readonly tag: string
  /** The operation of the response. */
  readonly operation: string
  /** Whether every visitor may have it, however often. */
  readonly isForVisitors: boolean
  /** The body in this encoding; compressed once. */
  encodedAs(encoding: Encoding): Promise<Buffer>
  /** The same if it is made already. */
  encodedIfReady(encoding: Encoding): Buffer | undefined
}

export type ResponseCache = ReturnType<typeof createResponseCache>

export interface ResponseCacheOptions {
  /** Maximum size in bytes, bodies and their compressed forms together. */
  readonly maxBytes?: number
  /** Whether changes by other processes are received; while they are not, nothing cached is valid. */
  readonly isListening?: () => boolean
}

const MAX_BYTES = 64 * 1024 * 1024
/** Overhead of an entry, in bytes. */
const ENTRY_BYTES = 512

interface Entry {
  readonly reply: CachedResponse
  bytes: number
}

type NewEntry = Pick<CachedResponse, 'isForVisitors' | 'operation'> & {
  readonly encoded: string | Buffer
  /** Computed from the body by default. */
  readonly tag?: string | undefined
}

/** Whole replies of sites, until something in the site changes. Those used longest ago go first. */
export function createResponseCache({
  maxBytes = MAX_BYTES,
  isListening = () => true,
}: ResponseCacheOptions = {}) {
  const sites = new Map<string, Map<string, Entry>>()
  const versionBySite = new Map<string, number>()
  let globalVersion = 0
  let bytes = 0
  const lookups = { hits: 0, misses: 0 }

  const versionOf = (siteId: string) => globalVersion + (versionBySite.get(siteId) ?? 0)

  function drop(siteId: string): void {
    for (const entry of sites.get(siteId)?.values() ?? []) bytes -= entry.bytes
    sites.delete(siteId)
  }

  function shrink(): void {
    while (bytes > maxBytes) {
      const [siteId, entries] = sites.entries().next().value as [string, Map<string, Entry>]
      const [key, oldest] = entries.entries().next().value as [string, Entry]
      bytes -= oldest.bytes
      entries.delete(key)
      if (entries.size === 0) sites.delete(siteId)
    }
  }

  return {
    /** The number of changes of the site. Read it before the reply is created. */
    versionOf: versionOf,

    find(siteId: string, key: string): CachedResponse | undefined {
      const entries = isListening() ? sites.get(siteId) : undefined
      const entry = entries?.get(key)
      if (!entries || !entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.reply
    },

    /** Caches a response that was rendered at this number of changes, unless there was one since. */
    store(siteId: string, key: string, made: NewEntry, versionBefore: number): CachedResponse {
      const entries = sites.get(siteId) ?? new Map<string, Entry>()
      const reply = toCachedResponse(made, (more) => {
        if (sites.get(siteId)?.get(key) !== entry) return
        entry.bytes += more
        bytes += more
        shrink()
      })
      const entry: Entry = { reply, bytes: reply.body.byteLength + 2 * key.length + ENTRY_BYTES }
      if (versionBefore !== versionOf(siteId) || !isListening()) return reply
      bytes += entry.bytes - (entries.get(key)?.bytes ?? 0)
      entries.delete(key)
      entries.set(key, entry)
      // Least recently filled site first.
      sites.delete(siteId)
      sites.set(siteId, entries)
      shrink()
      return reply
    },

    /** Drops the replies of one site, or of all sites. */
    invalidate(siteId?: string): void {
      if (siteId === undefined) {
        globalVersion += 1
        sites.clear()
        bytes = 0
        return
      }
      versionBySite.set(siteId, (versionBySite.get(siteId) ?? 0) + 1)
      drop(siteId)
    },

    /** Counts the result for a request. Separate from lookups, because a request may look twice. */
    countLookup(isHit: boolean): void {
      if (isHit) lookups.hits += 1
      else lookups.misses += 1
    },

    /** Lookups of requests since the start. */
    lookups: (): Readonly<typeof lookups> => lookups,

    get bytes() {
      return bytes
    },
  }
}

function toCachedResponse(
  { encoded, tag, isForVisitors, operation }: NewEntry,
  onEncoded: (bytes: number) => void,
): CachedResponse {
  const body = typeof encoded === 'string' ? Buffer.from(encoded) : encoded
  const encodings = new Map<Encoding, Promise<Buffer>>()
  const encodedBodies = new Map<Encoding, Buffer>()
  return {
    body,
    operation,
    isForVisitors,
    tag: tag ?? createHash('sha1').update(body).digest('base64url'),
    encodedAs(encoding) {
      const known = encodings.get(encoding)
      if (known) return known
      const made = compress(body, encoding).then((bytes) => {
        encodedBodies.set(encoding, bytes)
        onEncoded(bytes.byteLength)
        return bytes
      })
      encodings.set(encoding, made)
      return made
    },
    encodedIfReady: (encoding) => encodedBodies.get(encoding),
  }
}
