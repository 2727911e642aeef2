import { createHash } from 'node:crypto'
import { compress, type Encoding } from './encoding.ts'

/** A body kept whole, as it is and as it was compressed for the first who took it so. */
export interface KeptReply {
  readonly body: Buffer
  /** Differs when the body does; without quotation marks. */
  readonly tag: string
  /** Whether every visitor may have it, however often. */
  readonly isForVisitors: boolean
  /** The body for a client that takes this; compressed once. */
  as(encoding: Encoding): Promise<Buffer>
  /** The same if it is made already. */
  ready(encoding: Encoding): Buffer | undefined
}

export type KeptReplies = ReturnType<typeof createKeptReplies>

export interface KeptOptions {
  /** Most bytes that are kept, bodies and their compressed forms together. */
  readonly most?: number
  /** Whether changes made elsewhere are heard of; while they are not, nothing kept can be trusted. */
  readonly isHearing?: () => boolean
}

const MOST_BYTES = 64 * 1024 * 1024
/** Beside its bytes, what an entry costs. */
const ENTRY_BYTES = 512

interface Entry {
  readonly reply: KeptReply
  bytes: number
}

type Made = Pick<KeptReply, 'isForVisitors'> & { readonly encoded: string | Buffer }

/** Whole replies of sites, until something in the site changes. Those used longest ago go first. */
export function createKeptReplies({ most = MOST_BYTES, isHearing = () => true }: KeptOptions = {}) {
  const sites = new Map<string, Map<string, Entry>>()
  const changes = new Map<string, number>()
  let changesOfAll = 0
  let bytes = 0

  const count = (siteId: string) => changesOfAll + (changes.get(siteId) ?? 0)

  function drop(siteId: string): void {
    for (const entry of sites.get(siteId)?.values() ?? []) bytes -= entry.bytes
    sites.delete(siteId)
  }

  function shrink(): void {
    while (bytes > most) {
      const [siteId, entries] = sites.entries().next().value as [string, Map<string, Entry>]
      const [key, oldest] = entries.entries().next().value as [string, Entry]
      bytes -= oldest.bytes
      entries.delete(key)
      if (entries.size === 0) sites.delete(siteId)
    }
  }

  return {
    /** How often the site has changed. Ask before the reply is made. */
    changesOf: count,

    find(siteId: string, key: string): KeptReply | undefined {
      const entries = isHearing() ? sites.get(siteId) : undefined
      const entry = entries?.get(key)
      if (!entries || !entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.reply
    },

    /** Keeps a reply that was made after so many changes, unless there was one since. */
    keep(siteId: string, key: string, made: Made, changesBefore: number): KeptReply {
      const entries = sites.get(siteId) ?? new Map<string, Entry>()
      const reply = toReply(made, (more) => {
        if (sites.get(siteId)?.get(key) !== entry) return
        entry.bytes += more
        bytes += more
        shrink()
      })
      const entry: Entry = { reply, bytes: reply.body.byteLength + 2 * key.length + ENTRY_BYTES }
      if (changesBefore !== count(siteId) || !isHearing()) return reply
      bytes += entry.bytes - (entries.get(key)?.bytes ?? 0)
      entries.delete(key)
      entries.set(key, entry)
      // The site that was last added to stands last.
      sites.delete(siteId)
      sites.set(siteId, entries)
      shrink()
      return reply
    },

    /** Forgets a site's replies, or those of all sites. */
    forget(siteId?: string): void {
      if (siteId === undefined) {
        changesOfAll += 1
        sites.clear()
        bytes = 0
        return
      }
      changes.set(siteId, (changes.get(siteId) ?? 0) + 1)
      drop(siteId)
    },

    get bytes() {
      return bytes
    },
  }
}

function toReply({ encoded, isForVisitors }: Made, grow: (bytes: number) => void): KeptReply {
  const body = typeof encoded === 'string' ? Buffer.from(encoded) : encoded
  const coded = new Map<Encoding, Promise<Buffer>>()
  const done = new Map<Encoding, Buffer>()
  return {
    body,
    isForVisitors,
    tag: createHash('sha1').update(body).digest('base64url'),
    as(encoding) {
      const known = coded.get(encoding)
      if (known) return known
      const made = compress(body, encoding).then((bytes) => {
        done.set(encoding, bytes)
        grow(bytes.byteLength)
        return bytes
      })
      coded.set(encoding, made)
      return made
    },
    ready: (encoding) => done.get(encoding),
  }
}
