/** A response body that is JSON in its wire form already; the pipeline sends it unchanged. */
export class RawJson {
  readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** What a handler answers with when it has the text, in parts; `Output` is the answer that the text is of. */
export const rawJson = <Output>(...parts: readonly (string | Buffer)[]): Output =>
  new RawJson(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
  ) as Output

const comma = Buffer.from(',')

/** Items of a list, with the commas between them. */
export const joinWithCommas = (items: readonly Buffer[]): Buffer[] =>
  items.flatMap((item, at) => (at === 0 ? [item] : [comma, item]))
