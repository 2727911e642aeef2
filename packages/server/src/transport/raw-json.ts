import { createHash } from 'node:crypto'

type Parts = readonly (string | Buffer)[]

/** A response body that is JSON in its wire form already; the pipeline sends it unchanged. */
export class RawJson {
  readonly bytes: Buffer
  readonly #parts: Parts
  constructor(parts: Parts) {
    this.bytes = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    )
    this.#parts = parts
  }

  /** Differs when the body does. */
  get tag(): string {
    return tagOf(this.#parts)
  }
}

/** Lets a handler return serialized JSON in parts; `Output` is the type of the response. */
export const rawJson = <Output>(...parts: Parts): Output => new RawJson(parts) as Output

/** The digest of a long rendering is computed once and replaces it in the tag. JSON contains no NUL. */
const tagOf = (parts: Parts): string =>
  sha1(parts.map((part) => (typeof part === 'string' ? part : digestOf(part))).join('\0'))

const digests = new WeakMap<Buffer, string>()

function digestOf(part: Buffer): string {
  const existing = digests.get(part)
  if (existing !== undefined) return existing
  const digest = sha1(part)
  digests.set(part, digest)
  return digest
}

const sha1 = (data: string | Buffer) => createHash('sha1').update(data).digest('base64url')

const comma = Buffer.from(',')

/** Items of a list, with the commas between them. */
export const joinWithCommas = (items: readonly Buffer[]): Buffer[] =>
  items.flatMap((item, at) => (at === 0 ? [item] : [comma, item]))
