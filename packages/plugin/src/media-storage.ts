/**
 * Stores picture and video files, instead of `media` in the data folder. Keys are texts such as `ab/abcdef`; a file
 * with the same key never changes. Resized pictures are created from it and cached in the data folder.
 */
export interface MediaStorage {
  /** Stores a stream, completely or not at all; resolves once the file would survive a power failure. */
  store(call: { readonly key: string; readonly stream: AsyncIterable<Uint8Array> }): Promise<void>
  /** Returns the size of the whole file, and all of it or a byte range; null if it does not exist. */
  open(call: {
    readonly key: string
    readonly part?: { readonly start: number; readonly end: number }
    /** Aborted after ten seconds without a response. */
    readonly signal: AbortSignal
  }): Promise<{ readonly bytes: number; readonly stream: AsyncIterable<Uint8Array> } | null>
  /** Succeeds if the key does not exist. */
  remove(call: { readonly key: string }): Promise<void>
}
