/** Proxies end connections on which nothing is said. */
const SAY_EVERY = 15_000
/** Whoever takes in less than this is not told more; browsers connect again. */
const MOST_WAITING = 256 * 1024

/** One who listens to server-sent events. */
export interface Listener extends AsyncIterable<Uint8Array> {
  /** Says lines of the stream. */
  say(text: string): void
  end(): void
}

/** A stream of what is said, with signs of life, until either side ends it. */
export function createListener(onEnd: () => void): Listener {
  let words = ''
  let isOver = false
  let wake: () => void = () => undefined

  function end(): void {
    if (isOver) return
    isOver = true
    onEnd()
    wake()
  }

  async function next(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (words === '' && !isOver) await spoken()
    if (isOver) return { done: true, value: undefined }
    const value = Buffer.from(words || ':\n\n')
    words = ''
    return { done: false, value }
  }

  const spoken = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, SAY_EVERY)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    say(text) {
      words += text
      if (words.length > MOST_WAITING) end()
      else wake()
    },
    end,
    // Not a generator: one that waits would hear of the end only afterwards.
    [Symbol.asyncIterator]: () => ({
      next,
      return: async () => {
        end()
        return { done: true, value: undefined }
      },
    }),
  }
}
