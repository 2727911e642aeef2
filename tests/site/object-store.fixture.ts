import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local object store that supports PUT, GET with ranges, and DELETE with an access token. */
export async function startObjectStore(token: string) {
  const objects = new Map<string, Buffer>()
  const state = { isDown: false }
  const server = createServer(async (request, response) => {
    const key = request.url ?? ''
    if (state.isDown) return response.writeHead(503).end()
    if (request.headers.authorization !== `Bearer ${token}`) return response.writeHead(401).end()
    if (request.method === 'PUT') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      objects.set(key, Buffer.concat(chunks))
      return response.writeHead(201).end()
    }
    if (request.method === 'DELETE')
      return response.writeHead(objects.delete(key) ? 204 : 404).end()
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end()
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) {
      return response.writeHead(200, { 'content-length': found.byteLength }).end(found)
    }
    const part = found.subarray(Number(first), Number(last) + 1)
    const range = `bytes ${first}-${Number(first) + part.byteLength - 1}/${found.byteLength}`
    return response.writeHead(206, { 'content-range': range }).end(part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/shop`,
    objects,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
