/** A server-sent event. */
export interface ServerSentEvent {
  readonly event: string
  readonly data: string
  readonly id: string | undefined
}

/** Reads a stream of server-sent events. The browser's EventSource cannot send the site header. */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader()
  let text = ''
  try {
    for (;;) {
      const { value, done } = (await reader.read()) as ReadableStreamReadResult<string>
      if (done) return
      text += value
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const read = parseServerSentEvent(block)
        if (read) yield read
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function parseServerSentEvent(block: string): ServerSentEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trimStart()]
    }),
  )
  const [event, data] = [fields.get('event'), fields.get('data')]
  return event === undefined || data === undefined
    ? undefined
    : { event, data, id: fields.get('id') }
}
