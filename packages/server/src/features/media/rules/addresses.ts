/** Where a picture is shown from, at its own size or at a width of the ladder. */
export const mediaUrl = (publicUrl: string, id: string, width?: number): string =>
  `${publicUrl}/media/${id}${width === undefined ? '' : `/w_${width}`}`

const MAX_URL_LENGTH = 2048

/** A web address in its one spelling, or undefined when it is none that can be fetched. */
export function normaliseUrl(address: string): string | undefined {
  const text = address.trim()
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  url.hash = ''
  const fits = /^https?:$/.test(url.protocol) && !url.username && !url.password
  return fits && url.href.length <= MAX_URL_LENGTH ? url.href : undefined
}

/** The last part of an address's path, readable: `https://x.test/a/red%20cup.jpg` → `red cup.jpg`. */
export function fileNameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  return decode(last).slice(0, 255)
}

/** The ending of a file's name if it is one of a picture, otherwise `jpg`. */
export const pictureEnding = (fileName: string): string =>
  /\.(jpe?g|png|webp|avif|gif)$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'jpg'

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
