import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import type { FuzzedRequest } from './requests.ts'

/** The result of a request: its status, or why there is none. */
export interface FuzzResponse {
  readonly status: number | 'closed' | 'no answer'
  /** The start of the response body. */
  readonly text: string
  readonly retryAfter?: string | undefined
}

const MAX_TEXT = 500

/** Sends requests over keep-alive connections, with the given concurrency. */
export function createSender(address: string, { timeoutMs }: { readonly timeoutMs: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const send = ({ method, target, headers, body }: FuzzedRequest): Promise<FuzzResponse> =>
    new Promise((resolve) => {
      const sent = request(
        `${address}/`,
        {
          agent,
          method,
          path: target,
          headers: storable(headers, body),
          timeout: timeoutMs,
        },
        (response) => {
          textOf(response).then((text) =>
            resolve({
              status: response.statusCode ?? 'closed',
              text,
              retryAfter: response.headers['retry-after'],
            }),
          )
        },
      )
      sent.on('timeout', () => {
        resolve({ status: 'no answer', text: '' })
        sent.destroy()
      })
      sent.on('error', (error) => resolve({ status: 'closed', text: error.message }))
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

const storable = (headers: FuzzedRequest['headers'], body: Buffer | undefined) => ({
  ...headers,
  ...(body ? { 'content-length': String(body.byteLength) } : {}),
})

/** An event stream never ends; its start counts as the response. */
async function textOf(response: IncomingMessage): Promise<string> {
  if (response.headers['content-type']?.includes('event-stream')) {
    response.destroy()
    return ''
  }
  let text = ''
  try {
    for await (const chunk of response) if (text.length < MAX_TEXT) text += chunk
  } catch {
    // The data received before the connection broke counts as the response.
  }
  return text.slice(0, MAX_TEXT)
}

/** Sends a text on a new connection, one byte per character; returns the status of the response. */
export function sendRaw(
  address: string,
  text: string,
  { timeoutMs }: { readonly timeoutMs: number },
): Promise<FuzzResponse> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' })
    const settle = (otherwise: 'closed' | 'no answer') => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1])
      resolve({ status: status || otherwise, text: received.slice(0, MAX_TEXT) })
      socket.destroy()
    }
    socket.setEncoding('latin1').setTimeout(timeoutMs, () => settle('no answer'))
    socket.on('data', (chunk) => {
      received += chunk
      if (received.includes('\r\n\r\n')) settle('closed')
    })
    socket.on('error', () => settle('closed')).on('close', () => settle('closed'))
    socket.write(Buffer.from(text, 'latin1'))
  })
}
