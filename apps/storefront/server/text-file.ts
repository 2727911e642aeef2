export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

/** Escapes text for XML; characters that XML forbids are dropped. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[&<>'"]/g, (char) => entities[char] ?? char)

/** Headers of a public file for programs, cached for five minutes. */
export const textFileHeaders = (type: string): Readonly<Record<string, string>> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=300',
  'x-content-type-options': 'nosniff',
})

export const textFile = (body: string, type: string): Response =>
  new Response(body, { headers: textFileHeaders(type) })
