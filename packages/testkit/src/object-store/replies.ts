export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: string | Buffer
}

/** An S3 error with its status and code. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`)

/** An XML document of elements with text, or of nested elements. */
export const xml = (name: string, content: readonly (readonly [string, string])[], inner = '') => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?><${name}>${content
    .map(([tag, text]) => `<${tag}>${escaped(text)}</${tag}>`)
    .join('')}${inner}</${name}>`,
})

export const element = (name: string, content: readonly (readonly [string, string])[]) =>
  `<${name}>${content.map(([tag, text]) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</${name}>`
