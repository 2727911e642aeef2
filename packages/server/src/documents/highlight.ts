/** Strings, numbers and keywords, in this order: nothing inside a string is highlighted as a keyword. */
const parts =
  /("(?:[^"\\]|\\.)*"(?=\s*:)|[A-Za-z_$][\w$]*(?=: ))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\b\d+(?:\.\d+)?\b)|\b(true|false|null|await|new)\b/g

const kinds = ['key', 'text', 'number', 'word'] as const

/** JSON, TypeScript or a command as HTML, with the few colours that help reading. */
export function highlight(code: string): string {
  let html = ''
  let end = 0
  for (const match of code.matchAll(parts)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)]
    html += `${escapeHtml(code.slice(end, match.index))}<i class="${kind}">${escapeHtml(match[0])}</i>`
    end = match.index + match[0].length
  }
  return html + escapeHtml(code.slice(end))
}

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
