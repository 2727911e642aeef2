import { countAt, textAt } from './read.ts'

/** Accepts plain colour values only. */
const isColour = (text: string): boolean =>
  /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|rgba|hsl|hsla)\([\d.,%\s/]{1,40}\))$/i.test(text)

/** Colours and sizes of decorations as inline styles. */
export function inlineStylesOf(decoration: unknown): Readonly<Record<string, string>> {
  const type = textAt(decoration, 'type')
  if (type === 'COLOR') {
    return {
      ...colour('color', textAt(decoration, 'colorData', 'foreground')),
      ...colour('backgroundColor', textAt(decoration, 'colorData', 'background')),
    }
  }
  const size = countAt(decoration, ['fontSizeData', 'value'], [1, 200])
  if (type !== 'FONT_SIZE' || size === undefined) return {}
  const isRelative = textAt(decoration, 'fontSizeData', 'unit') === 'EM'
  return { fontSize: isRelative ? `${Math.min(size, 8)}em` : `${size / 16}rem` }
}

const colour = (name: string, value: string) => (isColour(value) ? { [name]: value } : {})

/** Alignment of a block as an attribute for style sheets. */
export function alignment(data: unknown): { readonly 'data-align'?: string } {
  const word = textAt(data, 'textStyle', 'textAlignment').toLowerCase()
  return /^(left|right|center|justify)$/.test(word) ? { 'data-align': word } : {}
}
