import type { ProductCard as Card, ReturnPolicy, ShopProduct } from '@vitrine/contract/shop'
import { describe, expect, test } from 'vitest'
import { messagesFor } from '../../messages/all.ts'
import { ProductCard } from '../../parts/product-card.tsx'
import { renderedText } from '../../render-page.fixture.tsx'
import { viewCard } from '../../views/card.ts'
import { viewPrice } from '../../views/price.ts'
import { isInStock, type ProductState, productStates, stateOf } from '../../views/product-state.ts'
import { choiceStates, chosenVariant } from './choices.ts'
import { productJsonLd } from './json-ld.ts'
import { viewOptions } from './options.ts'
import { ProductPage } from './page.tsx'
import { noQuestion } from './product.fixture.ts'
import { productsByState as products } from './product-states.fixture.ts'
import type { ProductProps } from './product-view.ts'
import { stockOf } from './stock.ts'
import { viewWait } from './waiting.ts'

const messages = messagesFor('en', 'en')
const today = '2026-11-28'

function propsOf(product: ShopProduct): ProductProps {
  const selection = {}
  const variant = chosenVariant(product, selection)
  const states = choiceStates(product, selection)
  const stock = stockOf(product, { selection, variant, states }, { messages, today })
  const site = { collectsBackInStock: true } as Parameters<typeof viewWait>[0]['site']
  const wait = viewWait({ site }, { product, selection, variant }, stock)
  const price = viewPrice(product, 'USD')
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    currency: 'USD',
    addKey: 'key',
    selection,
    stock,
    quantities: { minimum: 1 },
    description: { html: '' },
    ribbons: [],
    details: [],
    sections: [],
    plugins: [],
    media: [],
    collections: [],
    modifiers: [],
    related: [],
    relation: 'COLLECTION',
    question: noQuestion,
    plans: { plans: [], canBuyOnce: true, chosen: '' },
    options: viewOptions(product.options, states, messages, ''),
    ...(price && { price }),
    ...(wait && { wait }),
  }
}

const pageOf = (product: ShopProduct) => renderedText(<ProductPage {...propsOf(product)} />)
const cardOf = (product: ShopProduct) => {
  const card: Card = { ...product, pictures: [], options: [] }
  return renderedText(<ProductCard card={viewCard(card, 'USD', { origin: '', today })} sizes="" />)
}
const offersOf = (product: ShopProduct, returns: ReturnPolicy | null = null) => {
  const shown = {
    origin: 'https://shop.example',
    today,
    description: '',
    returns,
    delivery: null,
    country: 'DE',
  }
  const [thing] = productJsonLd(product, propsOf(product), shown)
  return (thing as { readonly offers?: { availability?: string; price?: string } }).offers
}

const names = Object.keys(productStates) as ProductState[]

describe.each(names)('a product that is “%s”', (name) => {
  const product = products[name]

  test('is in that state', () => expect(stateOf(product)).toBe(name))

  test('has the same label on its page as on its card, which shows none while it is available', () => {
    const word = messages.states[name]
    expect(pageOf(product)).toContain(word)
    if (isInStock(name)) expect(cardOf(product)).not.toContain(word)
    else expect(cardOf(product)).toContain(word)
  })

  test('is the same to search engines, and found by the filter for stock or not', () => {
    const { offer } = productStates[name]
    expect(offersOf(product)?.availability).toBe(`https://schema.org/${offer}`)
    expect(isInStock(name)).toBe(offer === 'InStock')
  })
})

test.each([
  ['in', 'Add to cart · $20.00'],
  ['digital', 'Add to cart · $20.00'],
  ['some', 'Choose Size'],
  ['preorder', 'Pre-order · Leaves in 3 weeks'],
  ['out', 'Email me when it is back'],
  ['free', 'Add to cart · Free'],
] as const)('the button of “%s” has the text “%s”', (name, label) => {
  expect(pageOf(products[name])).toContain(label)
})

test('a price of zero is shown as free on the card, too, and is zero for search engines', () => {
  expect(cardOf(products.free)).toContain(messages.states.free)
  expect(offersOf(products.free)?.price).toBe('0')
})

test('a product without a visible variant has no price, no button and no offer', () => {
  const words = pageOf(products.hidden)
  expect(words).toContain('Sold out')
  expect(words).not.toMatch(/Add to cart|Email me|\$/)
  expect(cardOf(products.hidden)).not.toContain('$')
  expect(offersOf(products.hidden)).toBeUndefined()
})

test('structured data has the return policy, when the shop accepts returns', () => {
  expect(offersOf(products.in, { windowDays: 30, isFree: true })).toMatchObject({
    hasMerchantReturnPolicy: {
      applicableCountry: 'DE',
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/FreeReturn',
    },
  })
  expect(offersOf(products.in)).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('structured data has price, stock and address of each variant', () => {
  const shown = {
    origin: 'https://shop.example',
    today,
    description: '',
    returns: null,
    delivery: null,
    country: 'DE',
  }
  const [thing] = productJsonLd(products.some, propsOf(products.some), shown)
  const { variants } = products.some
  const taken = variants.find(({ inStock }) => !inStock)
  expect(thing).toMatchObject({ '@type': 'ProductGroup', variesBy: ['Size'] })
  const { hasVariant } = thing as { readonly hasVariant: readonly object[] }
  expect(hasVariant).toHaveLength(variants.length)
  expect(hasVariant).toContainEqual({
    '@type': 'Product',
    name: `${products.some.name} – ${taken?.choices.Size}`,
    offers: {
      '@type': 'Offer',
      url: `https://shop.example/products/${products.some.slug}?Size=${taken?.choices.Size}`,
      price: '20.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  const [single] = productJsonLd(products.in, propsOf(products.in), shown)
  expect(single).toMatchObject({ '@type': 'Product' })
})
