/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000
/** A client with more unread bytes is disconnected; browsers connect again. */
const MAX_BUFFERED = 256 * 1024

/** One who listens to server-sent events. */
export interface EventStream extends AsyncIterable<Uint8Array> {
  /** Writes lines of the stream. */
  send(text: string): void
  end(): void
}

/** A server-sent event stream with keep-alive comments, until either side closes it. */
export function createEventStream(onEnd: () => void): EventStream {
  let buffer = ''
  let isOver = false
  let wake: () => void = () => undefined

  function end(): void {
    if (isOver) return
    isOver = true
    onEnd()
    wake()
  }

  async function next(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (buffer === '' && !isOver) await waitForData()
    if (isOver) return { done: true, value: undefined }
    const value = Buffer.from(buffer || ':\n\n')
    buffer = ''
    return { done: false, value }
  }

  const waitForData = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, HEARTBEAT_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    send(text) {
      buffer += text
      if (buffer.length > MAX_BUFFERED) end()
      else wake()
    },
    end,
    // Not a generator: a waiting one would notice the end only afterwards.
    [Symbol.asyncIterator]: () => ({
      next,
      return: async () => {
        end()
        return { done: true, value: undefined }
      },
    }),
  }
}
