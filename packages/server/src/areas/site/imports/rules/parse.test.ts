import { createReadStream, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportedProduct, Problem, ProductRows } from '../model.ts'
import { readHeader } from './columns.ts'
import { parseProductCsv } from './parse-product-csv.ts'
import { readRows } from './read-rows.ts'
import { collectRows, scanRows } from './scattered-rows.ts'
import { toNewProduct } from './to-new-product.ts'

const streamOf = async function* (text: string | Buffer, size = 7) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(
  source: AsyncIterable<Uint8Array>,
  collected?: Map<string, ProductRows['rows'][number][]>,
) {
  const products: ImportedProduct[] = []
  const problems: Problem[] = []
  for await (const entry of parseProductCsv(readRows(source), collected)) {
    if (entry.kind === 'problem') problems.push(entry.problem)
    else {
      const made = toNewProduct(entry)
      problems.push(...made.problems)
      if (made.product) products.push(made.product)
    }
  }
  return { products, problems: problems.toSorted((a, b) => a.line - b.line) }
}
const readText = (text: string | Buffer) => read(streamOf(text))
const fileOf = (name: string) => new URL(`../../../../../test-files/${name}.csv`, import.meta.url)
const sample = (name: string) => createReadStream(fileOf(name))

const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price'

describe('a product file', () => {
  test('of clothing is imported completely', async () => {
    const { products, problems } = await read(sample('apparel'))
    expect(problems.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    expect(products).toHaveLength(20)
    const top = products.find(({ product }) => product.handle === 'classic-varsity-top')
    expect(top).toMatchObject({
      collections: ['women'],
      stock: [
        { choices: ['Small'], quantity: 1 },
        { choices: ['Medium'], quantity: 1 },
        { choices: ['Large'], quantity: 1 },
      ],
      product: {
        name: 'Classic Varsity Top',
        brand: 'partners-demo',
        price: '60',
        manageVariants: true,
        options: [
          {
            name: 'Size',
            choices: [
              { description: 'Small' },
              { description: 'Medium' },
              { description: 'Large' },
            ],
          },
        ],
        visible: true,
      },
    })
  })

  test('of a shop is imported completely, sales and collections included', async () => {
    const { products, problems } = await read(sample('home-and-garden'))
    expect(problems.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    const light = products.find(({ product }) => product.handle === 'copper-light')
    expect(light).toMatchObject({
      collections: ['Indoor', 'Copper', 'Bedroom'],
      product: {
        manageVariants: false,
        options: [],
        price: '75',
        variants: [{ choices: [], price: '75', salePrice: '59.99' }],
      },
      stock: [{ choices: [], quantity: 2 }],
    })
    const pot = products.find(({ product }) => product.handle === 'clay-plant-pot')
    expect(pot?.product.gallery).toHaveLength(2)
    expect(pot?.product.variants?.map(({ price }) => price)).toEqual(['9.99', '15.99'])
  })

  test.each(['apparel', 'home-and-garden'])(
    'of %s reports why columns are ignored',
    async (name) => {
      const { problems } = await read(sample(name))
      expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
        [
          2,
          'Variant Fulfillment Service',
          'is not used: fulfillment services are not stored with products',
        ],
        [2, 'Variant Taxable', 'is not used: taxes are not supported'],
        [2, 'Variant Weight Unit', 'is not used: weights are read in grams'],
      ])
      // Cells without words also get a reason.
      const [first = ''] = readFileSync(fileOf(name), 'utf8').split(/\r?\n/)
      const found = readHeader(first.split(','))
      const unused = 'missing' in found ? [] : [...found.unused.values()]
      expect(unused).toHaveLength(16)
      expect(unused.filter(({ reason }) => reason.code === 'COLUMN_NOT_KNOWN')).toEqual([])
    },
  )

  test('reports an ignored column once', async () => {
    const text =
      'Handle,Title,Price,Warehouse,Variant Price,\na,A,1,,,\nb,B,2,North,3,x\nc,C,3,South,4,y'
    const { products, problems } = await readText(text)
    expect(products).toHaveLength(3)
    expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 'Warehouse', 'is not used: no column of that name is known'],
      [3, 'Variant Price', 'is not used: “Price” comes first and is used'],
      [3, '6', 'is not used: it has no name'],
    ])
  })

  test.each([
    ['semicolons', `${header}\nmug,Mug,,,"19,90"`.replaceAll(/,(?!90)/g, ';')],
    ['tabs', `${header}\nmug,Mug,,,19.9`.replaceAll(',', '\t')],
    ['a byte order mark and Windows line ends', `\uFEFF${header}\r\nmug,Mug,,,19.90\r\n\r\n`],
    ['old Macintosh line ends', `${header}\rmug,Mug,,,19.90\r`],
    ['names of newer files', 'URL handle,Title,Price\nmug,Mug,19.90'],
  ])('can have %s', async (_, text) => {
    const { products, problems } = await readText(text)
    expect(problems).toEqual([])
    expect(products[0]?.product).toMatchObject({ handle: 'mug', price: '19.9' })
  })

  test.each([
    ['', 'Line 1, column 1: the file is empty'],
    ['<!doctype html><p>', 'Line 1, column 1: expected the names of columns such as Handle'],
    ['PK\x03\x04xxxx', 'save the sheet as "CSV UTF-8"'],
    [Buffer.from('Handle,Title', 'utf16le'), 'this is not a text file'],
    [Buffer.from('\uFEFFHandle', 'utf16le'), 'UTF-16'],
    ['Handle,Vendor\nmug,Me', 'Line 1, column "Title": the column is missing'],
    [
      `${header}\r\nmug,Mug,,,1\r\ncup,"Cup,,,2\r\njar,Jar,,,3\r\n`,
      'Line 3, column "Title": a quote is opened here and never closed',
    ],
    [
      Buffer.concat([
        Buffer.from(`${header}\nmug,Mug,,,1\ncaf`),
        Buffer.from([0xe9]),
        Buffer.from(',Caf,,,2\n'),
      ]),
      'Line 3: a character is not UTF-8',
    ],
  ])('that is an invalid table is refused with line and column: %j', async (text, message) => {
    await expect(readText(text)).rejects.toThrow(message)
  })

  test('names line and column of every wrong row, and imports the others', async () => {
    const rows = [
      'mug,Mug,,,abc',
      ',Nameless,,,1',
      'multi,"Two\nlines",Size,S,1',
      'multi,,,S,2',
      'wide,Wide,,,1,extra',
      'none,,,,5',
      'ok,Ok,,,5',
      'two,Two,,,5',
      'two,,,,6',
      'free,Free,,,',
    ]
    const { products, problems } = await readText(`${header}\n${rows.join('\n')}`)
    expect(products.map(({ product }) => product.handle)).toEqual(['ok'])
    expect(problems.map(({ line, column, severity }) => [line, column, severity])).toEqual([
      [2, 'Variant Price', 'ERROR'],
      [3, 'Handle', 'ERROR'],
      [4, undefined, 'ERROR'],
      [6, 'Option1 Value', 'ERROR'],
      [7, undefined, 'ERROR'],
      [8, 'Title', 'ERROR'],
      [10, undefined, 'ERROR'],
      [11, 'Option1 Value', 'ERROR'],
      [12, 'Variant Price', 'ERROR'],
    ])
  })

  test('joins rows of a product that are not adjacent', async () => {
    const text = `${header}\nmug,Mug,Size,S,1\ncup,Cup,,,2\nmug,,,L,3\n`
    const { rows, suspects } = await scanRows(readRows(streamOf(text)))
    expect(rows).toBe(3)
    expect([...suspects]).toEqual(['mug'])
    const collected = await collectRows(readRows(streamOf(text)), suspects)
    const { products } = await read(streamOf(text), collected)
    expect(products.map(({ product }) => [product.handle, product.variants?.length])).toEqual([
      ['mug', 2],
      ['cup', 1],
    ])
  })

  test('is refused at the first row of a quote that is never closed', async () => {
    const text = `${header}\nmug,"Mug,,,1\n${'cup,Cup,,,2\n'.repeat(120_000)}`
    await expect(read(streamOf(text, 65_536))).rejects.toThrow(
      'Line 2, column "Title": a quote is opened here and never closed, or not within the 1000000',
    )
  })
})

describe('a product in a file', () => {
  const wide =
    'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Image Position,Gift Card,SEO Title,Variant Image,Status'
  const one = async (...rows: string[]) => readText(`${wide}\n${rows.join('\n')}`)

  test('has a description without executable content', async () => {
    const { products } = await one(
      'a,A,"<p onclick=""x()"">Hi<script>alert(1)</script><a href=""javascript:x"">l</a></p>",true,,,,,,,,,1,,,,,,,',
    )
    expect(products[0]?.product.description).toBe('<p>Hi<a>l</a></p>')
  })

  test('is on sale only when its earlier price was higher', async () => {
    const { products } = await one('a,A,,,,,,,,,,,8,10,,,,,,', 'b,B,,,,,,,,,,,10,8,,,,,,')
    expect(
      products.map(({ product }) => [product.price, product.variants?.[0]?.salePrice]),
    ).toEqual([
      ['10', '8'],
      ['10', null],
    ])
  })

  test('is tracked unless it is sold without stock', async () => {
    const { products, problems } = await one(
      'a,A,,,,,,,,,-2,deny,1,,,,,,,',
      'b,B,,,,,,,,,0,continue,1,,,,,,,',
      'c,C,,,,,,,,,,,1,,,,,,,',
    )
    expect(products.map(({ isTracked, stock }) => [isTracked, stock[0]?.inStock])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
    expect(problems).toMatchObject([
      { line: 2, column: 'Variant Inventory Qty', severity: 'WARNING' },
    ])
  })

  test('with one variant that is sold without stock is not tracked, with a warning', async () => {
    const { products, problems } = await one(
      'a,A,,,Size,S,,,,,0,deny,1,,,,,,,',
      'a,,,,,L,,,,,0,continue,1,,,,,,,',
    )
    expect(products[0]?.isTracked).toBe(false)
    expect(products[0]?.stock.map(({ inStock }) => inStock)).toEqual([false, true])
    expect(problems).toMatchObject([{ line: 2, severity: 'WARNING' }])
  })

  test('is hidden as a draft or when it is not published', async () => {
    const { products } = await one(
      'a,A,,false,,,,,,,,,1,,,,,,,',
      'b,B,,true,,,,,,,,,1,,,,,,,draft',
      'c,C,,true,,,,,,,,,1,,,,,,,active',
    )
    expect(products.map(({ product }) => product.visible)).toEqual([false, false, true])
  })

  test('has the exact weight of its grams', async () => {
    const { products } = await one(
      'a,A,,,,,,,,1250,,,1,,,,,,,',
      'b,B,,,,,,,,5,,,1,,,,,,,',
      'c,C,,,,,,,,0,,,1,,,,,,,',
      'd,D,,,,,,,,0.5,,,1,,,,,,,',
    )
    expect(products.map(({ product }) => product.weight)).toEqual(['1.25', '0.005', null, '0.0005'])
  })

  test('has pictures in their order, assigned to their choices', async () => {
    const { products } = await one(
      'a,A,,,Size,S,Colour,Red,,,,,1,,https://x.test/2.jpg,2,,,https://x.test/r.jpg,',
      'a,,,,,L,,Red,,,,,1,,https://x.test/1.jpg,1,,,https://x.test/r.jpg,',
      'a,,,,,S,,Blue,,,,,1,,ftp://x.test/3.jpg,3,,,https://x.test/b.jpg,',
    )
    expect(products[0]?.product.gallery).toEqual([
      { url: 'https://x.test/1.jpg', altText: '' },
      { url: 'https://x.test/2.jpg', altText: '' },
      { url: 'https://x.test/r.jpg', altText: '', choice: { option: 'Colour', choice: 'Red' } },
      { url: 'https://x.test/b.jpg', altText: '', choice: { option: 'Colour', choice: 'Blue' } },
    ])
  })

  test('that is a gift card is reported and left out', async () => {
    const { products, problems } = await one('a,A,,,,,,,,,,,1,,,,true,,,')
    expect(products).toEqual([])
    expect(problems).toMatchObject([{ line: 2, column: 'Gift Card' }])
  })
})

test('any file that is generated is read back unchanged', async () => {
  const word = fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .map((text) => text.replace(/[\s\uFEFF]+/gu, ' ').trim())
    .filter((text) => text !== '' && !/^["']/.test(text) && Array.from(text).length <= 20)
  const price = fc
    .integer({ min: 0, max: 10_000_000 })
    .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
  const product = fc.record({
    title: word,
    sizes: fc.uniqueArray(word, {
      minLength: 1,
      maxLength: 4,
      selector: (text) => text.normalize('NFC').trim().toLowerCase(),
    }),
    prices: fc.array(price, { minLength: 4, maxLength: 4 }),
    note: fc.constantFrom('plain', 'two\nlines', 'a, b', 'say "hi"', ' both, "\r\n" '),
  })
  // Not our own writer: other programs use other line endings, and none after the last line.
  const cell = (text: string) =>
    /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 50 }),
      async (all, size) => {
        const rows = all.flatMap(({ title, sizes, prices, note }, at) =>
          sizes.map((value, index) => [
            `p${at}`,
            index ? '' : title,
            index ? '' : note,
            index ? '' : 'Size',
            value,
            prices[index] ?? '',
          ]),
        )
        const text = [
          ['Handle', 'Title', 'Vendor', 'Option1 Name', 'Option1 Value', 'Variant Price'],
          ...rows,
        ]
          .map((row) => row.map(cell).join(','))
          .join('\r\n')
        const { products, problems } = await read(streamOf(text, size))
        expect(problems).toEqual([])
        expect(
          products.map(({ product }) => ({
            title: product.name,
            note: product.brand,
            sizes: product.options?.[0]?.choices.map(({ description }) => description),
            prices: product.variants?.map((one) => Number(one.price)),
          })),
        ).toEqual(
          all.map(({ title, sizes, prices, note }) => ({
            title,
            note: note.trim(),
            sizes,
            prices: sizes.map((_, index) => Number(prices[index])),
          })),
        )
      },
    ),
    { numRuns: 60 },
  )
})
