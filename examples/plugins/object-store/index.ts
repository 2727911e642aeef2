import { definePlugin, type MediaStorage, type Plugin } from '@vitrine/plugin'

export interface ObjectStoreSettings {
  /** Base URL of the files, such as `https://files.example.com/shop`. */
  readonly url: string
  readonly token: string
}

/** Pictures and videos in a store that answers PUT, GET with ranges, and DELETE. */
export const objectStore = (settings: ObjectStoreSettings): Plugin =>
  definePlugin({ name: 'object-store', ports: { mediaStorage: storageAt(settings) } })

function storageAt({ url, token }: ObjectStoreSettings): MediaStorage {
  const authorization = `Bearer ${token}`
  const send = async (key: string, init: RequestInit & { readonly duplex?: 'half' }) => {
    const headers = { ...(init.headers as Record<string, string>), authorization }
    const response = await fetch(`${url}/${key}`, { ...init, headers })
    if (response.ok || response.status === 404) return response
    throw new Error(`${init.method} of ${key} is answered ${response.status}`)
  }
  return {
    store: async ({ key, stream }) => {
      const response = await send(key, {
        method: 'PUT',
        body: streamOf(stream),
        duplex: 'half',
      })
      if (!response.ok) throw new Error(`There is no store at ${url}`)
    },
    open: async ({ key, part, signal }) => {
      const range = part && `bytes=${part.start}-${part.end}`
      const response = await send(key, { method: 'GET', signal, headers: range ? { range } : {} })
      if (!response.ok || !response.body) return null
      return { bytes: sizeOf(response), stream: response.body }
    },
    remove: async ({ key }) => {
      await send(key, { method: 'DELETE' })
    },
  }
}

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}

/** The size of the whole file: after the slash of `bytes 0-9/1234`, or the content length of a complete response. */
const sizeOf = ({ headers }: Response): number =>
  Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length'))
