import type { Filling, Gateway } from '../model.ts'

/** A request to a gateway. */
export interface GatewayRequest {
  readonly url: string
  readonly method: Gateway['method']
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const PLACE = /\{(phone|text|code|language|secret)(?::(digits|xml|base64))?\}/g

type Write = (value: string) => string
const plain: Write = (value) => value
const escaped: Write = encodeURIComponent
/** Without the quotation marks, which stand in the template. */
const inJson: Write = (value) => JSON.stringify(value).slice(1, -1)
const inXml: Write = (value) => value.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** A header ends with its line. */
const inHeader: Write = (value) => value.replaceAll(/[\r\n]+/g, ' ')

const shapes: Readonly<Record<string, Write>> = {
  digits: (value) => value.replaceAll(/\D/g, ''),
  xml: inXml,
  base64: (value) => Buffer.from(value, 'utf8').toString('base64'),
}

const fill = (template: string, filling: Filling, write: Write): string =>
  template.replaceAll(PLACE, (_, name: keyof Filling, shape?: string) => {
    const value = filling[name]
    return write(shape ? (shapes[shape] ?? plain)(value) : value)
  })

/** The request that hands a message over; what is filled in can never change its shape. */
export function renderRequest(gateway: Gateway, filling: Filling): GatewayRequest {
  const headers = Object.fromEntries(
    headerLines(gateway.headers).map(([name, value]) => [name, fill(value, filling, inHeader)]),
  )
  return {
    url: fill(gateway.url, filling, escaped),
    method: gateway.method,
    headers,
    body: fill(gateway.body, filling, writerOf(headers['content-type'] ?? '')),
  }
}

function writerOf(contentType: string): Write {
  if (/json/i.test(contentType)) return inJson
  if (/x-www-form-urlencoded/i.test(contentType)) return escaped
  return /xml/i.test(contentType) ? inXml : plain
}

/** `Name: value`, one a line; names in lower case. */
const headerLines = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
    })
