/** Reads `scheme://v1/{id}/{name}#a=1&b=2`; undefined when the text is no such address. */
export function parseMediaAddress(scheme: string, text: string) {
  const start = `${scheme}://v1/`
  if (!text.startsWith(start)) return undefined
  const [path = '', fragment = ''] = text.slice(start.length).split('#')
  const [id = '', name = ''] = path.split('/')
  if (id === '') return undefined
  return { id: decode(id), name: decode(name), fragment: new URLSearchParams(fragment) }
}

/** Returns `scheme://v1/{id}/{name}#a=1&b=2` without absent values; an empty name omits its slash. */
export function makeMediaAddress(
  scheme: string,
  id: string,
  name: string,
  fragment: Readonly<Record<string, string | number | undefined>>,
): string {
  const pairs = Object.entries(fragment).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  const end = pairs.length > 0 ? `#${pairs.join('&')}` : ''
  const named = name === '' ? '' : `/${encodeURIComponent(name)}`
  return `${scheme}://v1/${encodeURIComponent(id)}${named}${end}`
}

/** A length in pixels; older addresses may contain the word `undefined`. */
export function pixels(text: string | null): number | undefined {
  const number = Number(text)
  return text && Number.isFinite(number) ? number : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
