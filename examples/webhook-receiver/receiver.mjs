import { createVerify } from 'node:crypto'
import { createServer } from 'node:http'

/** Verifies and parses a webhook. Throws when its signature is not from our site. */
export function readMessage(token, { appId, publicKeys }) {
  const [head, body, signature = ''] = token.split('.')
  const isSigned = publicKeys.some((key) =>
    createVerify('RSA-SHA256')
      .update(`${head}.${body}`)
      .verify(key, Buffer.from(signature, 'base64url')),
  )
  if (!isSigned) throw new Error('Not from our shop')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  if (claims.aud !== appId) throw new Error('For another receiver')
  if (claims.exp * 1000 < Date.now()) throw new Error('Too old')
  const { eventType, data } = JSON.parse(claims.data)
  return { eventType, event: JSON.parse(data) }
}

/** Receives webhooks and refuses invalid ones. Respond first, then do long work. */
export function startReceiver(webhook, hear) {
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    try {
      const message = readMessage(Buffer.concat(chunks).toString(), webhook())
      response.writeHead(200).end()
      hear(message)
    } catch (error) {
      response.writeHead(400).end(error.message)
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
