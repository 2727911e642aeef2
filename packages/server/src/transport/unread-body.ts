import type { IncomingMessage, ServerResponse } from 'node:http'

/** Maximum bytes of an unread body that are received to keep the connection; above, it is closed. */
export const MAX_DRAINED_BYTES = 1024 * 1024
/** Maximum time for the rest of such a body, in milliseconds. */
const MAX_DRAIN_MS = 5000
const CHECK_MS = 100

/**
 * Makes connections reusable when a response is sent before its request was read completely: a page that
 * ignores the body, a refused call. Receives and discards the rest, within limits; a larger body is answered
 * with `connection: close` and the connection ends.
 */
export function settleUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !hasBody(request)) return
  const { socket } = request
  const keepsAlive = response.shouldKeepAlive
  const isSmall = Number(request.headers['content-length']) <= MAX_DRAINED_BYTES
  if (!isSmall) response.shouldKeepAlive = false
  const { destroySoon } = socket
  // Node would destroy the socket at once, and a client that still sends would lose the answer.
  socket.destroySoon = () => {
    socket.end()
  }
  request.once('end', () => {
    response.shouldKeepAlive = keepsAlive
    socket.destroySoon = destroySoon
  })
  response.once('finish', () => {
    if (!request.complete && !socket.destroyed) drain(request)
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function drain(request: IncomingMessage): void {
  const { socket } = request
  // Readers that stopped early may have left the stream paused.
  for (const event of ['data', 'readable']) request.removeAllListeners(event)
  request.resume()
  const [bytes, start] = [socket.bytesRead, performance.now()]
  const timer = setInterval(() => {
    const isOver =
      socket.bytesRead - bytes > MAX_DRAINED_BYTES || performance.now() - start > MAX_DRAIN_MS
    if (!request.complete && !isOver && !socket.destroyed) return
    clearInterval(timer)
    // A completely received request leaves its connection to the next one, however late this runs.
    if (!request.complete || socket.writableEnded) socket.destroy()
  }, CHECK_MS)
  timer.unref()
}
