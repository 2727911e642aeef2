import { expect, test } from 'vitest'
import { renderedText, renderPage } from '../../render-page.fixture.tsx'
import { ProductPage } from './page.tsx'
import { noQuestion } from './product.fixture.ts'
import type { ProductProps } from './product-view.ts'

const aThing = (own: Partial<ProductProps> = {}): ProductProps => ({
  id: 'c5a3',
  addKey: 'a-key',
  slug: 'tide-jar',
  name: 'Tide jar',
  description: { html: '<p>A storage jar.</p>' },
  details: [],
  sections: [],
  media: [],
  collections: [],
  currency: 'USD',
  price: { value: '84', currency: 'USD', isFrom: false },
  stock: { kind: 'in' },
  quantities: { minimum: 1 },
  options: [],
  selection: {},
  ribbons: [],
  modifiers: [],
  plans: { plans: [], canBuyOnce: true, chosen: '' },
  plugins: [],
  related: [],
  relation: 'COLLECTION',
  question: noQuestion,
  ...own,
})

test('a product without pictures, options and sections is still a page', () => {
  const words = renderedText(<ProductPage {...aThing()} />)
  expect(words).toContain('No picture yet')
  expect(words).toContain('Tide jar $84.00 A storage jar. Add to cart · $84.00 In stock')
})

test('the return policy is shown with stock and delivery', () => {
  const returns = 'Free returns within 30 days'
  const delivery = 'Free delivery to Germany'
  expect(renderedText(<ProductPage {...aThing({ delivery, returns })} />)).toContain(
    'In stock Free delivery to Germany Free returns within 30 days',
  )
})

test('content of plug-ins is shown as text, never as HTML', () => {
  const plugins = [
    { kind: 'heading', text: 'Points' },
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
    { kind: 'list', items: ['84 points'] },
    { kind: 'link', text: 'How it works', url: '/points' },
  ] as const
  const page = renderPage(<ProductPage {...aThing({ plugins })} />)
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('<li>84 points</li>')
  expect(page).toContain('<a href="/points">How it works</a>')
})

test('a subtitle is below the name', () => {
  const words = renderedText(<ProductPage {...aThing({ subtitle: 'For dry goods' })} />)
  expect(words).toContain('Tide jar For dry goods')
})

test('custom fields are shown as a list, addresses as links', () => {
  const details = [
    { name: 'Material', value: 'Clay' },
    { name: 'Maker', value: 'kiln.example', href: 'https://kiln.example/ada' },
  ]
  const page = renderPage(<ProductPage {...aThing({ details })} />)
  expect(page).toContain('<bdi dir="auto">Material</bdi></dt><dd><bdi dir="auto">Clay</bdi></dd>')
  expect(page).toContain('href="https://kiln.example/ada"')
})

test('an unavailable choice remains visible with its reason', () => {
  const options = [
    {
      name: 'Size',
      choices: [
        { value: '2 l', label: '2 l' },
        { value: '4 l', label: '4 l', unavailable: 'sold out' },
      ],
    },
  ]
  const page = renderPage(<ProductPage {...aThing({ options, selection: { Size: '2 l' } })} />)
  expect(page).toMatch(/checked="" value="2 l"|value="2 l" checked=""/)
  expect(page).toMatch(/data-unavailable=""[\s\S]*4 l[\s\S]*sold out/)
  expect(page).toContain('Clear selection')
})

test.each<[ProductProps['stock'], string]>([
  [{ kind: 'out' }, 'Sold out'],
  [{ kind: 'left', left: 1 }, 'In stock, the last one'],
  [{ kind: 'left', left: 3 }, 'In stock, 3 left'],
  [{ kind: 'preorder', message: 'Leaves in May' }, 'Pre-order: Leaves in May'],
  [{ kind: 'preorder' }, 'Pre-order'],
  [
    { kind: 'choose', options: ['Glaze', 'Size'] },
    'Choose Glaze and Size to see price and availability',
  ],
  [
    { kind: 'choose', options: ['Size'], note: 'Some options are sold out' },
    'Choose Size to see price and availability · Some options are sold out',
  ],
])('stock %o is rendered in one line', (stock, line) => {
  expect(renderedText(<ProductPage {...aThing({ stock })} />)).toContain(line)
})

test('a digital product is available at once', () => {
  const words = renderedText(<ProductPage {...aThing({ stock: { kind: 'digital' } })} />)
  expect(words).toContain('Digital file, available for download')
})

test('a sale shows both prices, and the price of a litre', () => {
  const price = {
    value: '46',
    was: '58',
    currency: 'USD',
    isFrom: false,
    perUnit: { value: '23', quantity: '1', unit: 'L' },
  }
  const words = renderedText(<ProductPage {...aThing({ price })} />)
  expect(words).toContain('Was $58.00 Now $46.00 · $23.00 / 1 L')
})

test('rich content is rendered part by part', () => {
  const document = {
    nodes: [
      {
        type: 'BUTTON' as const,
        buttonData: { text: 'Read on', link: { url: 'https://a.test', target: 'BLANK' } },
      },
      { type: 'VIDEO' as const, videoData: { video: { src: { url: 'https://a.test/b.mp4' } } } },
    ],
  }
  const page = renderPage(
    <ProductPage
      {...aThing({
        description: { html: '<p>less</p>', document },
        sections: [{ title: 'Care', text: { html: '<p dir="auto">Wash</p>' } }],
      })}
    />,
  )
  expect(page).toContain('href="https://a.test"')
  expect(page).toMatch(/<video[^>]*aria-label="Video"/)
  expect(page).not.toContain('<p>less</p>')
  expect(page).toContain('<p dir="auto">Wash</p>')
})

const size = { name: 'Size', choices: [{ value: '2 l', label: '2 l' }] }

test.each<[Partial<ProductProps>, string]>([
  [{}, 'Add to cart · $84.00'],
  [{ options: [size], stock: { kind: 'choose', options: ['Size'] } }, 'Choose Size'],
  [{ stock: { kind: 'preorder' } }, 'Pre-order · $84.00'],
])('the button of %o has the text %s', (own, label) => {
  const page = renderPage(<ProductPage {...aThing(own)} />)
  expect(page).toMatch(
    new RegExp(`<button[^>]*id="add-to-cart"[^>]*><span>${label.replace('$', '\\$')}<`),
  )
  expect(page).toContain('formAction="/cart?product=c5a3&amp;key=a-key"')
  expect(page).not.toContain('disabled=""')
})

test('a sold-out product has no button', () => {
  const page = renderPage(<ProductPage {...aThing({ stock: { kind: 'out' } })} />)
  expect(page).not.toContain('add-to-cart')
  expect(page).toContain('Sold out')
})

test('a price of zero is shown as free, in the price and on the button', () => {
  const price = { value: '0.00', currency: 'USD', isFrom: false }
  const words = renderedText(<ProductPage {...aThing({ price })} />)
  expect(words).toContain('Tide jar Free A storage jar. Add to cart · Free')
  expect(words).not.toContain('$0.00')
})

test('a product without a visible variant has no price, and no button', () => {
  const { price: _, ...thing } = aThing({ stock: { kind: 'out' } })
  const words = renderedText(<ProductPage {...thing} />)
  expect(words).toContain('Tide jar A storage jar. Sold out')
})
