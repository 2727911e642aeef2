import { expect, test } from 'vitest'
import { readServerSentEvents } from './server-sent-events.ts'

test('events are read in any chunks, and keep-alive comments are ignored', async () => {
  const text =
    ': \n\nevent: hint\ndata: {"entity":"ü"}\n\nid: 1.2.3\nevent: place\ndata: {}\n\nevent: cut'
  const bytes = new TextEncoder().encode(text)
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  const read = []
  for await (const event of readServerSentEvents(cut)) read.push(event)
  expect(read).toEqual([
    { event: 'hint', data: '{"entity":"ü"}', id: undefined },
    { event: 'place', data: '{}', id: '1.2.3' },
  ])
})
