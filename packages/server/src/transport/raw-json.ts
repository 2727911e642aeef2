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

/** What a handler answers with when it has the text, in parts; `Output` is the answer that the text is of. */
export const rawJson = <Output>(...parts: Parts): Output => new RawJson(parts) as Output

/** A rendering stands in many answers and is long, so its digest is made once and stands for it. JSON has no NUL. */
const tagOf = (parts: Parts): string =>
  sha1(parts.map((part) => (typeof part === 'string' ? part : digestOf(part))).join('\0'))

const digests = new WeakMap<Buffer, string>()

function digestOf(part: Buffer): string {
  const known = digests.get(part)
  if (known !== undefined) return known
  const digest = sha1(part)
  digests.set(part, digest)
  return digest
}

const sha1 = (data: string | Buffer) => createHash('sha1').update(data).digest('base64url')

const comma = Buffer.from(',')

/** Items of a list, with the commas between them. */
export const joinWithCommas = (items: readonly Buffer[]): Buffer[] =>
  items.flatMap((item, at) => (at === 0 ? [item] : [comma, item]))
