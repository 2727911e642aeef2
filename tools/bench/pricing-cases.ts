import { type PriceSnapshot, type Promotion, price, type SnapshotLine } from '@vitrine/pricing'
import { withTarget } from './measure.ts'

const settings = {
  pricesIncludeTax: true,
  roundTaxPer: 'rate',
  roundingMode: 'half-up',
} as const

const lineOf = (index: number): SnapshotLine => ({
  id: `line-${String(index).padStart(4, '0')}`,
  quantity: 1 + (index % 4),
  unitPrice: 495 + index * 37,
  fullPrice: index % 5 === 0 ? 5000 + index * 37 : undefined,
  productId: `product-${index}`,
  collectionIds: [`collection-${index % 25}`],
  appId: 'stores',
  weight: '0.35',
  shippable: index % 6 !== 0,
  taxGroupId: index % 3 === 0 ? 'books' : 'goods',
})

type Fields = Pick<Promotion, 'effect' | 'scope' | 'conditions'>

/** Four on everything, the others on a collection or on two products; half of them are weighed against each other. */
function fieldsOf(index: number): Fields {
  const collectionIds = [`collection-${index % 25}`]
  const productIds = [`product-${index}`, `product-${index + 1}`]
  const kinds: Fields[] = [
    { scope: { collectionIds }, effect: { kind: 'percent-off-price', percent: '15' } },
    { scope: { collectionIds }, effect: { kind: 'amount-off-price', amount: 120 } },
    { scope: { productIds }, effect: { kind: 'fixed-price', price: 450 } },
    { scope: { collectionIds }, effect: { kind: 'bundle', quantity: 3, price: 2500 } },
    { scope: { productIds }, effect: { kind: 'buy-x-get-y', buy: 2, get: 1 } },
  ]
  if (index === 8 || index === 19) return { effect: { kind: 'percent-off-price', percent: '3' } }
  if (index === 9 || index === 29) return { effect: { kind: 'percent-off-sum', percent: '2.5' } }
  return kinds[index % kinds.length] as Fields
}

const promotionOf = (index: number): Promotion => ({
  id: `promotion-${String(index).padStart(4, '0')}`,
  name: `Promotion ${index}`,
  source: 'rule',
  ...fieldsOf(index),
  conditions:
    index % 3 === 0
      ? { match: 'all', of: [{ kind: 'subtotal', from: 1000 + index * 10 }] }
      : undefined,
  combination: { group: 'shop', rank: index % 10, mode: index % 2 === 0 ? 'best-of' : 'stack' },
})

/** Every promotion reduces every line: no shop has that, and no index helps. */
const onEverything = (index: number): Promotion => ({
  ...promotionOf(index),
  scope: undefined,
  conditions: undefined,
  effect: { kind: 'percent-off-price', percent: String(1 + (index % 40)) },
  combination: { group: 'shop', rank: 0, mode: 'best-of' },
})

function snapshotOf(
  lines: number,
  promotions: number,
  promotion: (index: number) => Promotion = promotionOf,
): PriceSnapshot {
  const country = 'DE'
  return {
    currency: 'EUR',
    now: '2026-03-01T12:00:00.000Z',
    settings,
    lines: Array.from({ length: lines }, (_, index) => lineOf(index)),
    promotions: Array.from({ length: promotions }, (_, index) => promotion(index)),
    codes: [],
    delivery: {
      options: [
        {
          id: 'parcel',
          groupId: 'default',
          title: 'Parcel',
          kind: 'shipping',
          rates: [
            { amount: 490, conditions: [{ of: 'weight', operator: 'lte', value: '31.5' }] },
            { amount: 1990, conditions: [] },
          ],
          taxGroupId: 'goods',
        },
      ],
      chosen: [{ groupId: 'default', optionId: 'parcel' }],
    },
    fees: [],
    taxes: [
      {
        taxGroupId: 'goods',
        rates: [{ id: 'standard', name: 'VAT', rate: '0.19', country, reason: 'standard' }],
      },
      {
        taxGroupId: 'books',
        rates: [{ id: 'reduced', name: 'VAT', rate: '0.07', country, reason: 'reduced' }],
      },
    ],
    buyer: { country },
    tenders: [],
  }
}

/** The median and the fastest of many runs, after as many to warm up; they are far apart on a busy machine. */
function measure(runs: number, run: () => void): string {
  const times = Array.from({ length: 2 * runs }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).slice(runs)
  times.sort((one, other) => one - other)
  const inMs = (time = 0) => `${time.toFixed(3)} ms`
  return `${inMs(times[Math.floor(runs / 2)])}, fastest ${inMs(times[0])}`
}

/** Measures the price engine in this process. */
export function measurePrices(report: (name: string, value: string) => void): void {
  const cases = [
    { name: '1 line, 5 promotions', snapshot: snapshotOf(1, 5), runs: 2000 },
    { name: '20 lines, 50 promotions', snapshot: snapshotOf(20, 50), runs: 1000, target: '0.3 ms' },
    { name: '100 lines, 50 promotions', snapshot: snapshotOf(100, 50), runs: 500 },
    {
      name: '500 lines, 500 promotions',
      snapshot: snapshotOf(500, 500),
      runs: 100,
      target: '20 ms',
    },
    {
      name: '500 lines, 500 promotions on everything',
      snapshot: snapshotOf(500, 500, onEverything),
      runs: 50,
    },
  ]
  for (const { name, snapshot, runs, target } of cases) {
    const value = measure(runs, () => price(snapshot))
    report(`Price of ${name}, median of ${runs}`, target ? withTarget(value, target) : value)
  }
}
