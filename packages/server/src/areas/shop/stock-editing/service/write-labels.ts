import { setImmediate } from 'node:timers/promises'
import type { MissingBarcodeReason } from '@vitrine/contract/stock'
import PDFDocument from 'pdfkit'
import { fontSource, TextPen } from '../../../../platform/pdf/text-pen.ts'
import type { LabelText } from '../model.ts'
import type { LabelPaper } from '../rules/label-places.ts'
import { placeOf } from '../rules/label-places.ts'
import { type DrawableLabel, drawLabel, type LabelPens, prepareLabel } from './draw-label.ts'

export interface LabelFile {
  readonly paper: LabelPaper
  /** The index of each label's text. */
  readonly labels: readonly number[]
  readonly texts: readonly LabelText[]
  readonly language: string
  readonly isRightToLeft: boolean
  readonly date: Date
}

/** Points per millimetre. */
const POINTS = 72 / 25.4

/** Writes the file; `reasons` contains the texts without a barcode. */
export async function writeLabels(file: LabelFile) {
  const { paper, labels, texts } = file
  const document = openDocument(file)
  const finished = bytesOf(document)
  const pens: LabelPens = {
    text: new TextPen(document, file.isRightToLeft),
    code: new TextPen(document, false),
  }
  const size = { width: paper.label.width * POINTS, height: paper.label.height * POINTS }
  const prepared = new Map<number, DrawableLabel>()
  const reasons = new Map<number, MissingBarcodeReason>()
  let page = -1
  for (const [index, text] of labels.entries()) {
    const place = placeOf(paper, index)
    if (place.page !== page) {
      document.addPage()
      page = place.page
      // Lets other requests run between pages.
      await setImmediate()
    }
    const known = prepared.get(text)
    const label = known ?? prepareLabel(pens, texts[text]!, size)
    if (!known) prepared.set(text, label)
    if (label.reason) reasons.set(text, label.reason)
    drawLabel(document, pens, label, { x: place.x * POINTS, y: place.y * POINTS })
  }
  document.end()
  return { content: await finished, pages: page + 1, reasons }
}

const openDocument = ({ paper, language, date }: LabelFile) =>
  new PDFDocument({
    size: [paper.page.width * POINTS, paper.page.height * POINTS],
    margin: 0,
    autoFirstPage: false,
    lang: language,
    font: fontSource('latin', 'regular'),
    info: { Creator: 'Vitrine', CreationDate: date },
  })

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
