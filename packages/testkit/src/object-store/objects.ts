import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Answer, element, Refused, xml } from './replies.ts'

export interface Bucket {
  readonly objects: Map<string, Buffer>
  readonly uploads: Map<string, Map<number, Buffer>>
  readonly damaged: Set<string>
}

export const createBucket = (): Bucket => ({
  objects: new Map(),
  uploads: new Map(),
  damaged: new Set(),
})

interface Call {
  readonly request: IncomingMessage
  readonly key: string
  readonly query: URLSearchParams
  readonly body: Buffer
}

/** Small, so that even short lists have several pages. */
const PAGE_SIZE = 3
const MIN_PART_BYTES = 5 * 1024 * 1024

/** Handles a request whose signature was checked. */
export function answerObjects(bucket: Bucket, call: Call): Answer {
  const { request, key, query } = call
  if (key === '' && request.method === 'GET' && query.get('list-type') === '2')
    return list(bucket, query)
  if (key === '') throw new Refused(501, 'NotImplemented')
  const uploadId = query.get('uploadId')
  if (request.method === 'POST' && query.has('uploads')) return begin(bucket, key)
  if (uploadId !== null) return answerUpload(bucket, call, uploadId)
  if (request.method === 'PUT') {
    bucket.objects.set(key, call.body)
    return { status: 200, headers: { etag: etagOf(call.body) } }
  }
  if (request.method === 'DELETE') {
    bucket.objects.delete(key)
    return { status: 204 }
  }
  if (request.method === 'GET' || request.method === 'HEAD') return read(bucket, call)
  throw new Refused(501, 'NotImplemented')
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function find(bucket: Bucket, key: string): Buffer {
  const found = bucket.objects.get(key)
  if (!found) throw new Refused(404, 'NoSuchKey')
  if (!bucket.damaged.has(key)) return found
  const damaged = Buffer.from(found)
  damaged[0] = (damaged[0] ?? 0) ^ 1
  return damaged
}

function read(bucket: Bucket, { request, key }: Call): Answer {
  const found = find(bucket, key)
  const headers = { etag: etagOf(found), 'accept-ranges': 'bytes' }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const length = { 'content-length': found.byteLength }
  if (first === undefined) return { status: 200, headers: { ...headers, ...length }, body: found }
  if (Number(first) >= found.byteLength) throw new Refused(416, 'InvalidRange')
  const part = found.subarray(Number(first), last ? Number(last) + 1 : undefined)
  const range = `bytes ${first}-${Number(first) + part.byteLength - 1}/${found.byteLength}`
  return {
    status: 206,
    headers: { ...headers, 'content-length': part.byteLength, 'content-range': range },
    body: part,
  }
}

function list({ objects }: Bucket, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE_SIZE)
  const isCut = keys.length > page.length
  const contents = page.map((key) => {
    const bytes = objects.get(key) ?? Buffer.alloc(0)
    return element('Contents', [
      ['Key', key],
      ['Size', String(bytes.byteLength)],
      ['LastModified', new Date().toISOString()],
      ['ETag', etagOf(bytes)],
    ])
  })
  const head: [string, string][] = [
    ['Prefix', prefix],
    ['IsTruncated', String(isCut)],
    ['KeyCount', String(page.length)],
  ]
  if (isCut) head.push(['NextContinuationToken', page.at(-1) ?? ''])
  return xml('ListBucketResult', head, contents.join(''))
}

function begin({ uploads }: Bucket, key: string): Answer {
  const id = randomUUID()
  uploads.set(id, new Map())
  return xml('InitiateMultipartUploadResult', [
    ['Key', key],
    ['UploadId', id],
  ])
}

function answerUpload(bucket: Bucket, { request, key, query, body }: Call, id: string): Answer {
  const parts = bucket.uploads.get(id)
  if (!parts) throw new Refused(404, 'NoSuchUpload')
  if (request.method === 'DELETE') {
    bucket.uploads.delete(id)
    return { status: 204 }
  }
  if (request.method === 'PUT') {
    const source = request.headers['x-amz-copy-source']
    const bytes = source === undefined ? body : copied(bucket, request, String(source))
    parts.set(Number(query.get('partNumber')), bytes)
    const tag = etagOf(bytes)
    return source === undefined
      ? { status: 200, headers: { etag: tag } }
      : xml('CopyPartResult', [['ETag', tag]])
  }
  if (request.method !== 'POST') throw new Refused(501, 'NotImplemented')
  const bytes = joined(parts, body.toString())
  bucket.objects.set(key, bytes)
  bucket.uploads.delete(id)
  return xml('CompleteMultipartUploadResult', [
    ['Key', key],
    ['ETag', etagOf(bytes)],
  ])
}

function copied(bucket: Bucket, request: IncomingMessage, source: string): Buffer {
  const [, key = ''] = /^\/?[^/]+\/(.*)$/.exec(decodeURIComponent(source)) ?? []
  const [, first, last] =
    /^bytes=(\d+)-(\d+)$/.exec(String(request.headers['x-amz-copy-source-range'] ?? '')) ?? []
  const whole = find(bucket, key)
  if (first === undefined) return whole
  if (Number(last) >= whole.byteLength) throw new Refused(416, 'InvalidRange')
  return whole.subarray(Number(first), Number(last) + 1)
}

/** Joins the parts listed by the client after checking their ETags. */
function joined(parts: ReadonlyMap<number, Buffer>, body: string): Buffer {
  const named = [...body.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    tag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }))
  const chosen = named.map(({ number, tag }) => {
    const bytes = parts.get(number)
    if (!bytes || etagOf(bytes) !== tag) throw new Refused(400, 'InvalidPart')
    return bytes
  })
  if (chosen.slice(0, -1).some((bytes) => bytes.byteLength < MIN_PART_BYTES)) {
    throw new Refused(400, 'EntityTooSmall')
  }
  return Buffer.concat(chosen)
}
