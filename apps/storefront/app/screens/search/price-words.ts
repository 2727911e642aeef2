import { readAmount } from '../../filters/filters.ts'

/**
 * The words of a search without those about the price, and the price limits in them: exact decimals, empty for no
 * limit.
 */
export interface PriceWords {
  readonly words: string
  readonly min: string
  readonly max: string
}

const amount = String.raw`(?:[€$£¥]\s?)?(\d[\d.,]*)(?:\s?(?:[€$£¥]|euros?\b|dollars?\b|pounds?\b|franken\b|[A-Z]{3}\b(?<=EUR|USD|GBP|CHF)))?`
/** A number of these is a size or a weight. */
const noMeasure = String.raw`(?![\d.,])(?!\s?(?:mm|cm|m|km|g|kg|mg|ml|cl|l|oz|lb|lbs|in|inch|inches|ft|"|″|%|w|v|gb|tb)(?:$|[\s,]))`
const price = amount + noMeasure
const start = String.raw`(?<=^|\s)`

const below =
  'under|below|up to|less than|cheaper than|max|at most|unter|bis zu|bis|höchstens|weniger als|billiger als|günstiger als|<=|<|≤'
const above = 'over|above|from|more than|at least|min|über|ab|mindestens|mehr als|>=|>|≥'
const between = [
  ['between', 'and'],
  ['from', 'to'],
  ['zwischen', 'und'],
  ['von', 'bis'],
] as const

const ranges = between.map(
  ([first, second]) => new RegExp(`${start}${first}\\s+${price}\\s+${second}\\s+${price}`, 'iu'),
)
const upTo = new RegExp(`${start}(?:${below})\\s*${price}`, 'iu')
const downTo = new RegExp(`${start}(?:${above})\\s*${price}`, 'iu')

/** Parses "mug under 40", "Vase zwischen 20 und 40 €"; undefined without a price. */
export function readPriceWords(asked: string): PriceWords | undefined {
  for (const range of ranges) {
    const [phrase, low = '', high = ''] = range.exec(asked) ?? []
    const [min, max] = [readTyped(low), readTyped(high)]
    if (phrase !== undefined && min && max && Number(min) <= Number(max)) {
      return { words: without(asked, phrase), min, max }
    }
  }
  const [high, max] = limitIn(asked, upTo)
  const [low, min] = limitIn(asked, downTo)
  if (!max && !min) return undefined
  if (max && min && Number(min) > Number(max)) return undefined
  return { words: without(without(asked, high), low), min, max }
}

function limitIn(asked: string, pattern: RegExp): readonly [phrase: string, amount: string] {
  const [phrase = '', digits = ''] = pattern.exec(asked) ?? []
  const value = readTyped(digits)
  return value ? [phrase, value] : ['', '']
}

/** Groups of three digits are thousands: `1,200` and `1.200`. */
const readTyped = (digits: string): string =>
  readAmount(/^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits)

const without = (asked: string, phrase: string): string =>
  asked.replace(phrase, ' ').replace(/\s+/g, ' ').trim()
