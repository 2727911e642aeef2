import { Readable } from 'node:stream'
import {
  checkedKey,
  counted,
  FileMissing,
  type FileStorage,
  readWhole,
  type StoredFile,
  type UploadBounds,
  type UploadForm,
} from '../file-storage.ts'
import { appendOnServer, MIN_PART_BYTES } from './s3-append.ts'
import { isAbsent, isBehindEnd, type S3Connection } from './s3-client.ts'

/** Parts of 8 MiB, two in parallel: a file may have 80 GB, and an upload uses 16 MiB of memory. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2

/** Files below one folder of a bucket. */
export function createS3Storage(connection: S3Connection, folder: string): FileStorage {
  const { bucket: Bucket, prefix } = connection.settings
  const root = `${prefix}${folder}/`
  const place = (key: string) => ({ Bucket, Key: `${root}${checkedKey(key)}` })
  const listing = (below?: string) =>
    listFiles(connection, root, below === undefined ? '' : `${checkedKey(below)}/`)

  async function size(key: string): Promise<number | undefined> {
    try {
      const found = await connection.call((client, { HeadObjectCommand }) =>
        client.send(new HeadObjectCommand(place(key))),
      )
      return found.ContentLength ?? 0
    } catch (error) {
      if (isAbsent(error)) return undefined
      throw error
    }
  }

  async function remove(key: string): Promise<void> {
    await connection.call((client, { DeleteObjectCommand }) =>
      client.send(new DeleteObjectCommand(place(key))),
    )
  }

  const storage: FileStorage = {
    size,
    remove,
    list: listing,
    store: (key, stream, limit = Number.POSITIVE_INFINITY) =>
      storeStream(connection, place(key), stream, limit),
    async open(key, part) {
      try {
        return await openObject(connection, place(key), part)
      } catch (error) {
        if (isAbsent(error)) throw new FileMissing(`There is no file under the key ${key}`)
        if (!isBehindEnd(error)) throw error
        return { bytes: (await size(key)) ?? 0, stream: nothing() }
      }
    },
    async writeAt(key, offset, bytes) {
      if (offset >= MIN_PART_BYTES) return appendOnServer(connection, place(key), offset, bytes)
      const head =
        offset === 0 ? [] : [await readWhole(storage, key, { start: 0, end: offset - 1 })]
      await putBytes(connection, place(key), Buffer.concat([...head, bytes]))
    },
    async removeFolder(below) {
      for await (const { key } of listing(below)) await remove(key)
    },
    presignUpload: (key, bounds) => presign(connection, place(key), bounds),
  }
  return storage
}

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/** One call for a small file, a multipart upload for a large one, which is aborted when the stream fails. */
async function storeStream(
  connection: S3Connection,
  place: Place,
  stream: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ bytes: number }> {
  const { Upload } = await import('@aws-sdk/lib-storage')
  let bytes = 0
  let sourceError: unknown
  async function* source() {
    try {
      yield* counted(stream, limit, (sum) => {
        bytes = sum
      })
    } catch (error) {
      sourceError = error
      throw error
    }
  }
  const params = { ...place, Body: Readable.from(source(), { objectMode: false }) }
  try {
    await connection.call((client) =>
      new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done(),
    )
  } catch (error) {
    // A sender that broke off is no fault of the store.
    throw sourceError ?? error
  }
  return { bytes }
}

const putBytes = (connection: S3Connection, place: Place, bytes: Uint8Array) =>
  connection.call(async (client, { PutObjectCommand }) => {
    await client.send(new PutObjectCommand({ ...place, Body: bytes }))
  })

async function openObject(
  connection: S3Connection,
  place: Place,
  part: { readonly start: number; readonly end: number } | undefined,
) {
  const Range = part && `bytes=${part.start}-${Number.isFinite(part.end) ? part.end : ''}`
  const found = await connection.call((client, { GetObjectCommand }) =>
    client.send(new GetObjectCommand({ ...place, ...(Range && { Range }) })),
  )
  const whole = found.ContentRange?.split('/')[1]
  return { bytes: Number(whole ?? found.ContentLength ?? 0), stream: found.Body as Readable }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function* listFiles(
  connection: S3Connection,
  root: string,
  below: string,
): AsyncGenerator<StoredFile> {
  const { bucket: Bucket } = connection.settings
  for (let after: string | undefined; ; ) {
    const page = await connection.call((client, { ListObjectsV2Command }) =>
      client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${root}${below}`, ContinuationToken: after }),
      ),
    )
    for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
      yield { key: Key.slice(root.length), bytes: Size, modified: LastModified }
    }
    after = page.NextContinuationToken
    if (!after) return
  }
}

/** The store itself enforces key, type and size. */
async function presign(
  connection: S3Connection,
  { Bucket, Key }: Place,
  { contentType, maxBytes, seconds }: UploadBounds,
): Promise<UploadForm> {
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post')
  return connection.call((client) =>
    createPresignedPost(client, {
      Bucket,
      Key,
      Fields: { 'Content-Type': contentType },
      Conditions: [
        ['eq', '$Content-Type', contentType],
        ['content-length-range', 1, maxBytes],
      ],
      Expires: seconds,
    }),
  )
}
