/**
 * Where the files of pictures and videos are, instead of `media` in the data folder. Keys are texts such as
 * `ab/abcdef`; a file under a key never changes. Sizes of pictures are made from it and cached in the data folder.
 */
export interface MediaStorage {
  /** Stores a stream, whole or not at all; returns when the file survives a power cut. */
  store(call: { readonly key: string; readonly stream: AsyncIterable<Uint8Array> }): Promise<void>
  /** The size of the whole file, and all of it or the part from one byte to another; null where there is none. */
  open(call: {
    readonly key: string
    readonly part?: { readonly start: number; readonly end: number }
    /** Aborted after ten seconds without an answer. */
    readonly signal: AbortSignal
  }): Promise<{ readonly bytes: number; readonly stream: AsyncIterable<Uint8Array> } | null>
  /** Also of a key that is not there. */
  remove(call: { readonly key: string }): Promise<void>
}
