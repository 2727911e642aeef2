import type { FieldViolation } from '@vitrine/contract/kit'
import type { SiteSettings } from '@vitrine/contract/sites'
import { isSafeWebAddress } from './addresses.ts'

const HEADER = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+:[^\p{Cc}]*$/u
/** Headers that the template may not set. */
const REFUSED = /^(host|content-length|transfer-encoding|connection|upgrade)$/i

/** Problems of a gateway for phone messages; one without an address is disabled. */
export function problemsOfGateway(
  settings: SiteSettings,
  name: 'smsGateway' | 'callGateway',
): FieldViolation[] {
  const { url, headers, body } = settings[name]
  if (url === '') return []
  const problem = (key: string, description: string): FieldViolation => ({
    field: `settings.${name}.${key}`,
    description,
    violatedRule: 'FORMAT',
    data: {},
  })
  const problems: FieldViolation[] = []
  if (!isSafeWebAddress(url)) {
    problems.push(problem('url', 'must be an https address; http is for localhost only'))
  }
  const invalidHeader = headers
    .split('\n')
    .find((line) => line.trim() !== '' && !isHeader(line.trim()))
  if (invalidHeader !== undefined) {
    problems.push(problem('headers', 'must have `Name: value` on each line'))
  }
  if (!has(`${url} ${body}`, 'phone')) problems.push(problem('body', 'must contain {phone}'))
  if (!has(`${url} ${body}`, 'text') && !has(`${url} ${body}`, 'code')) {
    problems.push(problem('body', 'must contain {text} or {code}'))
  }
  return problems
}

const isHeader = (line: string): boolean =>
  HEADER.test(line) && !REFUSED.test(line.slice(0, line.indexOf(':')))

const has = (template: string, placeholder: string): boolean =>
  new RegExp(`\\{${placeholder}(:(digits|xml|base64))?\\}`).test(template)
