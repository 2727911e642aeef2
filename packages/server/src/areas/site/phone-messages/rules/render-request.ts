import type { Gateway, TemplateValues } from '../model.ts'

/** A request to a gateway. */
export interface GatewayRequest {
  readonly url: string
  readonly method: Gateway['method']
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const PLACEHOLDER = /\{(phone|text|code|language|secret)(?::(digits|xml|base64))?\}/g

type Escape = (value: string) => string
const plain: Escape = (value) => value
const escaped: Escape = encodeURIComponent
/** Without the quotation marks, which are in the template. */
const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1)
const inXml: Escape = (value) => value.replaceAll(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** A line break would end the header. */
const inHeader: Escape = (value) => value.replaceAll(/[\r\n]+/g, ' ')

const shapes: Readonly<Record<string, Escape>> = {
  digits: (value) => value.replaceAll(/\D/g, ''),
  xml: inXml,
  base64: (value) => Buffer.from(value, 'utf8').toString('base64'),
}

const fill = (template: string, values: TemplateValues, escapeValue: Escape): string =>
  template.replaceAll(PLACEHOLDER, (_, name: keyof TemplateValues, shape?: string) => {
    const value = values[name]
    return escapeValue(shape ? (shapes[shape] ?? plain)(value) : value)
  })

/** The request that sends a message; filled-in values can never change its structure. */
export function renderRequest(gateway: Gateway, values: TemplateValues): GatewayRequest {
  const headers = Object.fromEntries(
    headerLines(gateway.headers).map(([name, value]) => [name, fill(value, values, inHeader)]),
  )
  return {
    url: fill(gateway.url, values, escaped),
    method: gateway.method,
    headers,
    body: fill(gateway.body, values, escapeFor(headers['content-type'] ?? '')),
  }
}

function escapeFor(contentType: string): Escape {
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
