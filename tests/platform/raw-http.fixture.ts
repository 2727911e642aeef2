import { connect, type Socket } from 'node:net'

/** A client that can send invalid HTTP. */
export interface RawClient {
  readonly socket: Socket
  send(...parts: readonly (string | Buffer)[]): void
  /** Everything that arrived, as soon as it holds so many answers; fails when the connection ends before. */
  answers(count: number, to?: 'HEAD'): Promise<readonly RawAnswer[]>
  /** Everything that arrived until the server closed. */
  untilClosed(): Promise<string>
}

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

export function connectRaw(address: string): RawClient {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
  let received = ''
  const listeners = new Set<() => void>()
  const settle = () => {
    for (const listener of listeners) listener()
  }
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
    settle()
  })
  // Writes to a closed connection are lost, which some tests intend.
  socket.on('error', () => undefined).on('close', settle)
  const until = <T>(find: () => T | undefined) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const found = find()
        if (found === undefined) return
        listeners.delete(look)
        resolve(found)
      }
      listeners.add(look)
      look()
    })
  return {
    socket,
    send: (...parts) => {
      for (const part of parts) socket.write(part)
    },
    async answers(count, to) {
      const found = await until(() => {
        const all = answersIn(received, to === 'HEAD')
        return all.length >= count || socket.closed ? all : undefined
      })
      if (found.length < count) throw new Error(`The connection ended after: ${received}`)
      return found
    },
    untilClosed: () => until(() => (socket.closed ? received : undefined)),
  }
}

/** The answers that are there whole; bodies have a length or travel in chunks. */
function answersIn(received: string, isHead: boolean): RawAnswer[] {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return []
  const head = received.slice(0, end)
  const rest = received.slice(end + 4)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const isChunked = !isHead && /^transfer-encoding: chunked/im.test(head)
  const length = isChunked
    ? rest.indexOf('0\r\n\r\n') + 5
    : Number((!isHead && /^content-length: (\d+)/im.exec(head)?.[1]) || 0)
  if (rest.length < length || (isChunked && length < 5)) return []
  return [{ status, head, body: rest.slice(0, length) }, ...answersIn(rest.slice(length), isHead)]
}
