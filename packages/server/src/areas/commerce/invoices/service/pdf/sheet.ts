import PDFDocument from 'pdfkit'
import { fontSource, TextPen, type TextStyle } from '../../../../../platform/pdf/text-pen.ts'
import { escaped } from '../../rules/e-invoice/xml.ts'

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56.7 } as const
/** The bottom of a page's content; the footer is below. */
const BOTTOM = PAGE.height - 100
const LEADING = 1.4

/** A part of a row: `x` and `width` in points from the side where the language begins to read. */
export interface Cell extends TextStyle {
  readonly x: number
  readonly width: number
  readonly text: string
  /** Default: where the language begins to read. */
  readonly align?: 'start' | 'end'
}

export interface SheetOptions {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly isRightToLeft: boolean
  readonly createdDate: Date
}

/** A file inside the document. */
export interface Attachment {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly date: Date
}

/** Escapes metadata: pdfkit inserts them into its XML unchanged. */
class ArchivedDocument extends PDFDocument {
  override endMetadata(): void {
    for (const [key, value] of Object.entries(this.info)) {
      if (typeof value === 'string') Object.assign(this.info, { [key]: escaped(value) })
    }
    super.endMetadata()
  }
}

/** Pages on which text is drawn from top to bottom, mirrored for right-to-left languages. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  y: number = PAGE.margin
  readonly #isRightToLeft: boolean
  readonly #pen: TextPen
  readonly #parts: Buffer[] = []
  readonly #finished: Promise<Buffer>

  constructor({ title, author, language, isRightToLeft, createdDate }: SheetOptions) {
    this.#isRightToLeft = isRightToLeft
    this.document = new ArchivedDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      lang: language,
      displayTitle: true,
      font: fontSource('latin', 'regular'),
      info: { Title: title, Author: author, Creator: 'Vitrine', CreationDate: createdDate },
    })
    this.#pen = new TextPen(this.document, isRightToLeft)
    this.#finished = new Promise((resolve, reject) => {
      this.document.on('data', (part: Buffer) => this.#parts.push(part))
      this.document.on('end', () => resolve(Buffer.concat(this.#parts)))
      this.document.on('error', reject)
    })
  }

  /** Draws cells side by side, and continues below the tallest of them. */
  row(cells: readonly Cell[], { gap = 0 }: { readonly gap?: number } = {}): void {
    const drawn = cells.map((cell) => ({ cell, lines: this.#linesOf(cell) }))
    const heights = drawn.map(({ cell, lines }) => lines.length * lineHeight(cell))
    for (const { cell, lines } of drawn) {
      for (const [at, line] of lines.entries()) {
        this.#line(cell, line, this.y + at * lineHeight(cell))
      }
    }
    this.y += Math.max(0, ...heights) + gap
  }

  /** Starts a new page unless this height is available. */
  need(height: number, onNewPage: () => void = () => undefined): void {
    if (this.y + height <= BOTTOM) return
    this.document.addPage()
    this.y = PAGE.margin
    onNewPage()
  }

  /** How high a row of these cells is. */
  heightOf(cells: readonly Cell[]): number {
    return Math.max(0, ...cells.map((cell) => this.#linesOf(cell).length * lineHeight(cell)))
  }

  rule(color: string, width = 0.5): void {
    const { margin } = PAGE
    this.document
      .moveTo(margin, this.y)
      .lineTo(PAGE.width - margin, this.y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke()
  }

  band(color: string, height: number): void {
    this.document.rect(0, 0, PAGE.width, height).fill(color)
  }

  /** Draws on every page, such as its number. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page)
      draw(page + 1, count)
    }
  }

  /** Attaches an alternative form of the same document. */
  attach(bytes: Buffer, { name, type, description, date }: Attachment): void {
    // PDF/A-3 requires the relationship, which pdfkit's types lack.
    const options = {
      name,
      type,
      description,
      creationDate: date,
      modifiedDate: date,
      relationship: 'Alternative',
    }
    this.document.file(bytes, options)
  }

  /** Adds to the metadata (XMP). */
  describe(xml: string): void {
    this.document.appendXML(xml)
  }

  finish(): Promise<Buffer> {
    this.document.end()
    return this.#finished
  }

  #linesOf(cell: Cell): string[] {
    return this.#pen.linesOf(cell.text, cell.width, cell)
  }

  #line(cell: Cell, line: string, top: number): void {
    const { width, align = 'start' } = cell
    const left = this.#isRightToLeft ? PAGE.width - cell.x - width : cell.x
    this.#pen.draw(line, { left, width, top, align }, cell)
  }
}

const lineHeight = ({ size = 9 }: TextStyle) => size * LEADING
