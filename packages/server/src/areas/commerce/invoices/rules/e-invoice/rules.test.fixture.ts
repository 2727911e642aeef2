import type { NormAmount, NormDocument, NormTaxRow } from './en16931.test.fixture.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
const amounts = (of: readonly NormAmount[]): number => sum(of.map(({ amount }) => amount))

/** The tolerance of the norm's validation between a tax and base times rate: less than one unit. */
const TAX_TOLERANCE = 100
const REASONED = ['E', 'AE', 'K', 'G', 'O']
const CATEGORIES = ['S', 'Z', ...REASONED]

type Rule = (document: NormDocument) => boolean

const has = ({ taxes }: NormDocument, category: string): boolean =>
  taxes.some((one) => one.category === category)

/** The base of a row is the sum of everything with its rate: lines minus allowances plus charges. */
const isBase = (document: NormDocument, row: NormTaxRow): boolean => {
  const own = (of: readonly NormAmount[]) =>
    amounts(
      of.filter(
        ({ category, percent }) =>
          category === row.category && (row.category !== 'S' || percent === row.percent),
      ),
    )
  return own(document.lines) - own(document.allowances) + own(document.charges) === row.base
}

const each =
  (category: string, holds: (row: NormTaxRow, document: NormDocument) => boolean): Rule =>
  (document) =>
    document.taxes.filter((one) => one.category === category).every((row) => holds(row, document))

const where =
  (category: string, holds: Rule): Rule =>
  (document) =>
    !has(document, category) || holds(document)

const isPlain = ({ percent, tax }: NormTaxRow): boolean => Number(percent) === 0 && tax === 0

const ofTotals: Readonly<Record<string, Rule>> = {
  'BR-CO-10': ({ totals, lines }) => totals.lines === amounts(lines),
  'BR-CO-11': ({ totals, allowances }) => totals.allowances === amounts(allowances),
  'BR-CO-12': ({ totals, charges }) => totals.charges === amounts(charges),
  'BR-CO-13': ({ totals }) => totals.net === totals.lines - totals.allowances + totals.charges,
  'BR-CO-14': ({ totals, taxes }) => totals.tax === sum(taxes.map(({ tax }) => tax)),
  'BR-CO-15': ({ totals }) => totals.gross === totals.net + totals.tax,
  'BR-CO-16': ({ totals }) => totals.payable === totals.gross - totals.paid + totals.rounding,
  'BR-CO-17': ({ taxes }) =>
    taxes.every(
      ({ base, percent, tax }) =>
        Math.abs(tax - Math.round((base * Number(percent)) / 100)) < TAX_TOLERANCE,
    ),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
}

const ofParts: Readonly<Record<string, Rule>> = {
  'BR-8': ({ sellerCountry }) => sellerCountry !== '',
  'BR-10': ({ buyerCountry }) => buyerCountry !== '',
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-33': ({ allowances }) => allowances.every(({ reason }) => reason !== ''),
  'BR-38': ({ charges }) => charges.every(({ reason }) => reason !== ''),
  'BR-CO-25': ({ totals, dueDate, terms }) => totals.payable <= 0 || dueDate !== '' || terms !== '',
  'BR-CO-26': ({ sellerVatId, sellerId }) => sellerVatId !== '' || sellerId !== '',
  'a line is its price times its quantity less its allowances': ({ lines }) =>
    lines.every(({ amount, computed }) => amount === computed),
  'a category is one of the norm': ({ lines, taxes }) =>
    [...lines, ...taxes].every(({ category }) => CATEGORIES.includes(category)),
}

const ofCategories: Readonly<Record<string, Rule>> = {
  'BR-S-01': ({ lines, taxes }) =>
    lines.every((line) => taxes.some(({ category }) => category === line.category)),
  'BR-S-02': where('S', (one) => one.sellerVatId !== '' || one.sellerTaxNumber !== ''),
  'BR-S-05': ({ lines }) =>
    lines.every(({ category, percent }) => category !== 'S' || Number(percent) > 0),
  'BR-S-08': each('S', (row, document) => isBase(document, row)),
  'BR-S-10': each('S', ({ reason }) => reason === ''),
  'BR-Z-01': ({ taxes }) => taxes.filter(({ category }) => category === 'Z').length < 2,
  'BR-Z-08': each('Z', (row, document) => isBase(document, row)),
  'BR-Z-09': each('Z', isPlain),
  'BR-Z-10': each('Z', ({ reason }) => reason === ''),
  ...Object.fromEntries(
    REASONED.flatMap((category): [string, Rule][] => [
      [`BR-${category}-08`, each(category, (row, document) => isBase(document, row))],
      [`BR-${category}-09`, each(category, isPlain)],
      [`BR-${category}-10`, each(category, ({ reason }) => reason !== '')],
    ]),
  ),
  'BR-AE-02': where('AE', (one) => one.buyerVatId !== '' && one.sellerVatId !== ''),
  'BR-IC-02': where('K', (one) => one.buyerVatId !== '' && one.sellerVatId !== ''),
  'BR-IC-11': where('K', ({ hasDeliveryDay }) => hasDeliveryDay),
  'BR-IC-12': where('K', ({ deliveryCountry }) => deliveryCountry !== ''),
  'BR-G-02': where('G', ({ sellerVatId }) => sellerVatId !== ''),
  'BR-O-02': where('O', (one) => one.sellerVatId === '' && one.buyerVatId === ''),
  'BR-O-05': ({ lines }) =>
    lines.every(({ category, percent }) => category !== 'O' || percent === ''),
  'BR-O-11': where('O', ({ taxes }) => taxes.length === 1),
}

const rules: Readonly<Record<string, Rule>> = { ...ofTotals, ...ofParts, ...ofCategories }

/** The rules of EN 16931 that a document breaks, by their ids. */
export const brokenBy = (document: NormDocument): string[] =>
  Object.entries(rules).flatMap(([id, holds]) => (holds(document) ? [] : [id]))
