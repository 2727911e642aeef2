import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answerObjects, type Bucket, createBucket } from './objects.ts'
import { type Answer, Refused } from './replies.ts'
import { type Credentials, checkForm, checkRequest } from './signatures.ts'

export interface ObjectStore {
  readonly endpoint: string
  readonly bucket: string
  readonly credentials: Credentials
  /** Objects in the bucket, by key. */
  readonly objects: Bucket['objects']
  /** Multipart uploads that were neither completed nor aborted. */
  readonly unfinished: Bucket['uploads']
  /** Methods and paths of all requests, in order. */
  readonly requests: string[]
  /** Faults from now on. */
  readonly faults: Faults
  close(): Promise<void>
}

/** The file settings of a server that uses this store. */
export const filesIn = ({ endpoint, bucket, credentials }: ObjectStore) => ({
  storage: 's3' as const,
  s3: { endpoint, bucket, credentials, region: 'us-east-1', pathStyle: true, prefix: '' },
})

interface Faults {
  /** The number of following requests that get 503 SlowDown. */
  slowDowns: number
  /** Delay of each response. */
  delayMs: number
  /** Keys that are read with one byte changed, as from a broken disk. */
  readonly damaged: Set<string>
}

/**
 * A local S3-compatible store: signatures of requests and forms, ranges, paginated lists, multipart uploads, and
 * faults. It implements what the product uses and refuses everything else.
 */
export async function startObjectStore(bucketName = 'shop-files'): Promise<ObjectStore> {
  const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret-of-the-store' }
  const bucket = createBucket()
  const requests: string[] = []
  const faults: Faults = { slowDowns: 0, delayMs: 0, damaged: bucket.damaged }
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    answer(request).then(
      (reply) => send(response, request, reply),
      (error: unknown) => sendRefusal(response, request, error),
    )
  })

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = await readBody(request)
    if (faults.delayMs > 0) await wait(faults.delayMs)
    if (faults.slowDowns > 0) {
      faults.slowDowns -= 1
      throw new Refused(503, 'SlowDown')
    }
    if (request.method === 'OPTIONS') return { status: 200 }
    const url = new URL(request.url ?? '/', 'http://store')
    const [, name = '', ...rest] = url.pathname.split('/')
    if (request.method === 'POST' && isForm(request)) return acceptForm(request, body)
    const refusal = checkRequest(request, body, credentials)
    if (refusal) throw new Refused(403, refusal)
    if (name !== bucketName) throw new Refused(404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    return answerObjects(bucket, { request, key, query: url.searchParams, body })
  }

  async function acceptForm(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(new Uint8Array(body), { headers }).formData()
    const fields = new Map<string, string>()
    for (const [name, value] of form)
      if (typeof value === 'string') fields.set(name.toLowerCase(), value)
    const file = form.get('file')
    if (!(file instanceof Blob)) throw new Refused(400, 'InvalidArgument')
    const refusal = checkForm(fields, file.size, credentials)
    if (refusal) throw new Refused(refusal.startsWith('Entity') ? 400 : 403, refusal)
    bucket.objects.set(fields.get('key') ?? '', Buffer.from(await file.arrayBuffer()))
    return { status: 204 }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: bucketName,
    credentials,
    objects: bucket.objects,
    unfinished: bucket.uploads,
    requests,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isForm = (request: IncomingMessage) =>
  request.headers['content-type']?.startsWith('multipart/form-data') ?? false

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*',
}

function send(
  response: ServerResponse,
  request: IncomingMessage,
  { status, headers, body }: Answer,
) {
  const length = body === undefined ? 0 : Buffer.byteLength(body)
  response.writeHead(status, { 'content-length': length, ...cors, ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendRefusal(response: ServerResponse, request: IncomingMessage, error: unknown) {
  const refused = error instanceof Refused ? error : new Refused(500, 'InternalError')
  send(response, request, {
    status: refused.status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0"?><Error><Code>${refused.code}</Code><Message>${refused.code}</Message></Error>`,
  })
}
