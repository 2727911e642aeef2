/** A file as a storage lists it. */
export interface StoredFile {
  readonly key: string
  readonly bytes: number
  /** Last modification. */
  readonly modified: Date
}

/** Bounds of an upload that goes straight to the storage. */
export interface UploadBounds {
  readonly contentType: string
  readonly maxBytes: number
  /** How long the form may be used. */
  readonly seconds: number
}

/** Target of a browser's upload form, whose last field, `file`, contains the bytes. */
export interface UploadForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Stores files under keys such as `ab/abcdef`: on disk (`files/disk.ts`) or in a bucket (`files/s3.ts`). Keys are made
 * of random ids, and callers never see a list of them. Throws `StorageUnavailable` where a bucket does not answer.
 */
export interface FileStorage {
  /** Stores a stream, whole or not at all. Throws `TooManyBytes` beyond the limit. */
  store(key: string, stream: AsyncIterable<Uint8Array>, limit?: number): Promise<{ bytes: number }>
  /** The whole file, or a part of it (first and last byte). Throws `FileMissing` when there is none. */
  open(
    key: string,
    part?: { readonly start: number; readonly end: number },
  ): Promise<{ bytes: number; stream: AsyncIterable<Uint8Array> }>
  /** The bytes of a file; undefined when there is none. */
  size(key: string): Promise<number | undefined>
  /** Every file, in no order; with a folder, those below it. */
  list(folder?: string): AsyncIterable<StoredFile>
  /** Writes at an offset of a file and truncates it after these bytes; creates the file if missing. */
  writeAt(key: string, offset: number, bytes: Uint8Array): Promise<void>
  /** Succeeds if the key does not exist. */
  remove(key: string): Promise<void>
  /** Removes every file below a folder. */
  removeFolder(folder: string): Promise<void>
  /** An upload form for one file under this key; undefined on a disk, which does not support it. */
  presignUpload?(key: string, bounds: UploadBounds): Promise<UploadForm>
}

export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
}
/** The storage does not answer, or not in time; the same call may succeed soon. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** Throws for a key that could leave its folder, or has a special meaning in an address. */
export function checkedKey(key: string): string {
  if (/^[\w~-][\w~.-]*(\/[\w~-][\w~.-]*)*$/.test(key)) return key
  throw new Error(`"${key}" is not a key of the file storage`)
}

/** Passes bytes on and counts them. Throws `TooManyBytes` beyond the limit. */
export async function* counted(
  stream: AsyncIterable<Uint8Array>,
  limit: number,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    if (bytes > limit) throw new TooManyBytes(`More than ${limit} bytes`)
    count(bytes)
    yield chunk
  }
}

/** All bytes of a file or of a part of it. Throws `FileMissing` when there is none. */
export async function readWhole(
  storage: Pick<FileStorage, 'open'>,
  key: string,
  part?: { readonly start: number; readonly end: number },
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of (await storage.open(key, part)).stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
