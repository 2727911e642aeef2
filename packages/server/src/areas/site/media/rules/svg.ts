/** Largest drawing in bytes of its text. */
export const MAX_SVG_BYTES = 5 * 1024 * 1024
/** The longer side of a drawing in pixels, as reported. */
const LONGER_SIDE_PIXELS = 2000

/** Forbidden content of a drawing. Drawings are never served as such; this protects our own renderer. */
const refusals: readonly (readonly [RegExp, string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, 'a document type or entities'],
  [/<\?(?!xml\s)/i, 'processing instructions'],
  [/encoding\s*=\s*["'](?!utf-8["'])/i, 'an encoding other than UTF-8'],
  [/<\s*(?:[\w.-]+:)?(?:script|handler|listener)\b/i, 'scripts'],
  [
    /<\s*(?:[\w.-]+:)?(?:foreignObject|iframe|object|embed|audio|video|canvas)\b/i,
    'foreign objects',
  ],
  [/[\s"']on[a-z]+\s*=/i, 'event handlers'],
  [/\bhref\s*=\s*(?!["']#)/i, 'references to something outside of it'],
  [/\bsrc\s*=/i, 'references to something outside of it'],
  [/url\(\s*(?!["']?#)/i, 'references to something outside of it'],
  [/@import/i, 'imported styles'],
  [/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i, 'entities'],
]

export const looksLikeSvg = (head: string): boolean => /^\uFEFF?\s*<(?:\?xml|svg|!--)/i.test(head)

/** Why a drawing is refused, or undefined when nothing in it can act. */
export const unsafePartOf = (text: string): string | undefined =>
  refusals.find(([pattern]) => pattern.test(text))?.[1]

export interface Frame {
  readonly width: number
  readonly height: number
}

/** A drawing's size in pixels: its own ratio, 2,000 along the longer side. */
export function svgSize(text: string): Frame | undefined {
  const frame = viewBoxOf(text)
  if (!frame) return undefined
  const scale = LONGER_SIDE_PIXELS / Math.max(frame.width, frame.height)
  return {
    width: Math.max(1, Math.round(frame.width * scale)),
    height: Math.max(1, Math.round(frame.height * scale)),
  }
}

/** The same drawing with its root saying how many pixels to paint. */
export function svgAtSize(text: string, size: Frame): string {
  const root = rootOf(text) as string
  const frame = viewBoxOf(text) as Frame
  const box = /\sviewBox\s*=/.test(root) ? '' : ` viewBox="0 0 ${frame.width} ${frame.height}"`
  const bare = root.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
  const sized = bare.replace(/^<svg/, `<svg width="${size.width}" height="${size.height}"${box}`)
  return text.replace(root, () => sized)
}

const rootOf = (text: string): string | undefined =>
  /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text)?.[0]

function viewBoxOf(text: string): Frame | undefined {
  const root = rootOf(text)
  if (!root) return undefined
  const box = attribute(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = box ? box[2] : lengthOf(attribute(root, 'width'))
  const height = box ? box[3] : lengthOf(attribute(root, 'height'))
  return width && height && width > 0 && height > 0 ? { width, height } : undefined
}

const attribute = (root: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)
  return found?.[1] ?? found?.[2]
}

const lengthOf = (text: string | undefined): number | undefined => {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '')
  return found ? Number(found[1]) : undefined
}
