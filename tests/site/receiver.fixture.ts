import { createVerify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a receiver unpacks it. */
export interface ReceivedEvent {
  readonly token: string
  readonly claims: { readonly iss: string; readonly aud: string; readonly data: string }
  readonly type: string
  readonly identity: Record<string, string> | undefined
  // biome-ignore lint/suspicious/noExplicitAny: payloads are as different as events
  readonly payload: any
}

/** Lets a shop send to receivers on this machine, and waits for them when it is busy. */
export const loopback = {
  connectMilliseconds: 20_000,
  totalMilliseconds: 40_000,
  redirects: 3,
  isAllowed: (address: string) => address === '127.0.0.1',
}

interface Redirect {
  readonly status: number
  readonly location: string
}

export interface Receiver {
  readonly url: string
  readonly received: ReceivedEvent[]
  /** Its response, which may depend on the message. */
  answer: number | Redirect | ((message: ReceivedEvent) => number | Promise<number>)
  /** Until so many messages were accepted or not. */
  until(count: number): Promise<readonly ReceivedEvent[]>
  stop(): Promise<void>
}

/** A real web server on this machine that is sent events. */
export async function startReceiver(): Promise<Receiver> {
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const message = unpack(Buffer.concat(chunks).toString())
    receiver.received.push(message)
    const { answer } = receiver
    if (typeof answer === 'object') response.setHeader('location', answer.location)
    response.statusCode = await statusOf(answer, message)
    response.end(`Answered ${response.statusCode}`)
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received: [],
    answer: 200,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (receiver.received.length < count) return
          waiting.delete(look)
          resolve(receiver.received)
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return receiver
}

function statusOf(answer: Receiver['answer'], message: ReceivedEvent): number | Promise<number> {
  if (typeof answer === 'function') return answer(message)
  return typeof answer === 'object' ? answer.status : answer
}

function unpack(token: string): ReceivedEvent {
  const part = (at: number) =>
    JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString())
  const claims = part(1)
  const { eventType, identity, data } = JSON.parse(claims.data)
  return {
    token,
    claims,
    type: eventType,
    identity: identity && JSON.parse(identity),
    payload: JSON.parse(data),
  }
}

/** Whether a message was signed with the private half of a key. */
export function isSignedBy(token: string, publicKey: string): boolean {
  const [head, body, signature = ''] = token.split('.')
  return createVerify('RSA-SHA256')
    .update(`${head}.${body}`)
    .verify(publicKey, Buffer.from(signature, 'base64url'))
}
