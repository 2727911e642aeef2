import { type Element, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'

/** An element of a document as the rules of the norm read it, without the prefixes of its names. */
export interface Node {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}

const local = (name: string): string => name.replace(/^.*:/, '')

function nodeOf(one: Element): Node {
  const texts = one.children.map((child) => ('data' in child ? String(child.data) : ''))
  return {
    name: local(one.name),
    text: texts.join('').trim(),
    attributes: one.attribs,
    children: one.children.filter(isTag).map(nodeOf),
  }
}

export function readXml(xml: string): Node {
  const root = parseDocument(xml, { xmlMode: true }).children.find(isTag)
  if (!root) throw new Error('The document has no element')
  return nodeOf(root)
}

/** All elements at a path below one, such as `TaxTotal/TaxSubtotal`. */
export const all = (from: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [from],
    )

/** The text at a path; empty where there is none. */
export const textAt = (from: Node, path: string): string => all(from, path)[0]?.text ?? ''

/** Amounts are counted in hundredths: the norm writes no more than two decimals. */
export function hundredths(text: string): number {
  const value = Math.round(Number(text) * 100)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is no amount`)
  return value
}

/** The content that UBL and CII share, by the terms of the norm. */
export interface NormDocument {
  readonly lines: readonly NormAmount[]
  readonly allowances: readonly NormAmount[]
  readonly charges: readonly NormAmount[]
  readonly taxes: readonly NormTaxRow[]
  /** BT-106 to BT-115. */
  readonly totals: {
    readonly lines: number
    readonly allowances: number
    readonly charges: number
    readonly net: number
    readonly tax: number
    readonly gross: number
    readonly paid: number
    readonly rounding: number
    readonly payable: number
  }
  readonly sellerVatId: string
  readonly sellerTaxNumber: string
  readonly sellerId: string
  readonly buyerVatId: string
  readonly sellerCountry: string
  readonly buyerCountry: string
  readonly deliveryCountry: string
  readonly hasDeliveryDay: boolean
  readonly dueDate: string
  readonly terms: string
  readonly number: string
  readonly corrects: string
}

export interface NormAmount {
  readonly category: string
  readonly percent: string
  readonly amount: number
  /** Reason of an allowance or a charge. */
  readonly reason: string
  /** The amount of a line computed from price, quantity and allowances. */
  readonly computed: number
}

export interface NormTaxRow {
  readonly category: string
  readonly percent: string
  readonly base: number
  readonly tax: number
  readonly reason: string
}

/** How much is wrong with the sum of a line before it is rounded. */
export const lineSum = (
  price: string,
  base: string,
  quantity: string,
  allowances: readonly number[],
): number =>
  Math.round((Number(price) * Number(quantity) * 100) / Number(base || '1')) -
  allowances.reduce((sum, one) => sum + one, 0)
