import { fontOf, type Script, type Weight } from './fonts.ts'
import { type Segment, visualSegments, wrapped } from './text.ts'

export interface TextStyle {
  /** In points; default 9. */
  readonly size?: number
  readonly weight?: Weight
  readonly color?: string
}

export interface TextPlace {
  /** Left edge of the line's area, in points. */
  readonly left: number
  readonly width: number
  readonly top: number
  /** Default: where the language begins to read. */
  readonly align?: 'start' | 'end' | 'center'
}

/** Draws lines of any script into a document, in the order in which they are read. */
export class TextPen {
  readonly #document: PDFKit.PDFDocument
  readonly #isRightToLeft: boolean
  readonly #registered = new Set<`${Script} ${Weight}`>()
  /** Measuring shapes every letter, so widths are cached. */
  readonly #widths = new Map<string, number>()

  constructor(document: PDFKit.PDFDocument, isRightToLeft: boolean) {
    this.#document = document
    this.#isRightToLeft = isRightToLeft
  }

  linesOf(text: string, width: number, style: TextStyle): string[] {
    return wrapped(text, width, (line) => this.widthOf(line, style))
  }

  widthOf(line: string, { weight = 'regular', size = 9 }: TextStyle): number {
    const key = `${weight} ${line}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known * size
    const width = visualSegments(line, this.#isRightToLeft).reduce((sum, segment) => {
      this.#use(segment, { weight, size: 1 })
      return sum + this.#document.widthOfString(segment.text)
    }, 0)
    this.#widths.set(key, width)
    return width * size
  }

  draw(line: string, { left, width, top, align = 'start' }: TextPlace, style: TextStyle): void {
    const { size = 9, color = '#1a1a1a' } = style
    const free = width - this.widthOf(line, style)
    const isLeft = (align === 'start') !== this.#isRightToLeft
    let x = left + (align === 'center' ? free / 2 : isLeft ? 0 : free)
    for (const segment of visualSegments(line, this.#isRightToLeft)) {
      this.#use(segment, style)
      // All fonts of a line share a baseline.
      this.#document.fillColor(color).text(segment.text, x, top + size, {
        lineBreak: false,
        baseline: 'alphabetic',
      })
      x += this.#document.widthOfString(segment.text)
    }
  }

  #use({ script }: Segment, { weight = 'regular', size = 9 }: TextStyle): void {
    const name = `${script} ${weight}` as const
    if (!this.#registered.has(name)) {
      this.#document.registerFont(name, fontSource(script, weight))
      this.#registered.add(name)
    }
    this.#document.font(name, size)
  }
}

/** pdfkit accepts parsed fonts, which its types do not declare. */
export const fontSource = (script: Script, weight: Weight) =>
  fontOf(script, weight) as unknown as string
