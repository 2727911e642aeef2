import type { Example } from './examples.ts'
import { escapeHtml, highlight } from './highlight.ts'

const tokens: Readonly<Record<Example['as'], string>> = {
  nobody: '',
  visitor: '$VISITOR_TOKEN',
  member: '$MEMBER_TOKEN',
  merchant: '$API_KEY',
  staff: '',
}

/** A recorded call with the SDK and as a command, and its response. */
export function exampleSection(name: string, example: Example): string {
  const answer =
    example.answer === undefined
      ? Object.entries(example.headers ?? {})
          .map(([key, value]) => `${key}: ${value}`)
          .join('\n')
      : JSON.stringify(example.answer, null, 2)
  return `<details class="example"><summary>Example <span>as ${example.as}</span></summary>
${block(`${name} with the SDK`, 'SDK', example.call)}
${block(`${name} over HTTP`, 'HTTP', commandOf(example))}
${block(`Answer of ${name}`, `Answer ${example.status}`, answer)}</details>`
}

/** A block that overflows can be scrolled by keyboard too. */
const block = (label: string, title: string, code: string) =>
  `<figure><figcaption>${escapeHtml(title)}</figcaption><pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${highlight(code)}</code></pre></figure>`

function commandOf({ method, path, body, as }: Example): string {
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} "$SHOP${path}"`]
  if (tokens[as]) lines.push(`-H "Authorization: ${tokens[as]}"`)
  if (as === 'staff') lines.push('-b "$STAFF_COOKIE"')
  if (body !== undefined) {
    lines.push('-H "Content-Type: application/json"')
    lines.push(`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`)
  }
  return lines.join(' \\\n  ')
}
