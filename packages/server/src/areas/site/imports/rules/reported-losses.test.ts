import { expect, test } from 'vitest'
import type { Problem } from '../model.ts'
import { parseProductCsv } from './parse-product-csv.ts'
import { readRows } from './read-rows.ts'
import { toNewProduct } from './to-new-product.ts'

/** The problems reported for a file with the given rows. */
async function report(...rows: Readonly<Record<string, string>>[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  // Every cell in quotes, as other programs write them.
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
  const text = lines.map((cells) => cells.map(cell).join(',')).join('\n')
  const problems: Problem[] = []
  const products = []
  for await (const entry of parseProductCsv(readRows(pieces(text)))) {
    if (entry.kind === 'problem') problems.push(entry.problem)
    else {
      const made = toNewProduct(entry)
      problems.push(...made.problems)
      if (made.product) products.push(made.product)
    }
  }
  return { products, problems }
}

async function* pieces(text: string) {
  yield Buffer.from(text)
}

const jar = { Handle: 'jar', Title: 'Jar', 'Variant Price': '5' }
const small = { ...jar, 'Option1 Name': 'Size', 'Option1 Value': 'S' }
const large = { Handle: 'jar', 'Option1 Value': 'L', 'Variant Price': '6' }

test.each([
  ['tags that are cut', [{ ...jar, Tags: `a, ${'🏺'.repeat(81)}` }], 2, 'Tags', 'longer than 80'],
  ['a type that is cut', [{ ...jar, Type: 'x'.repeat(81) }], 2, 'Type', 'longer than 80'],
  [
    'words about a picture that are cut',
    [{ ...jar, 'Image Src': 'https://x.example/1.jpg', 'Image Alt Text': 'x'.repeat(1001) }],
    2,
    'Image Alt Text',
    'longer than 1000',
  ],
  [
    'another vendor in a later row',
    [
      { ...small, Vendor: 'One' },
      { ...large, Vendor: 'Two' },
    ],
    3,
    'Vendor',
    'something else than line 2',
  ],
  [
    'another name of an option in a later row',
    [small, { ...large, 'Option1 Name': 'Colour' }],
    3,
    'Option1 Name',
    'something else than line 2',
  ],
  [
    'a row with nothing but a cost',
    [small, { Handle: 'jar', 'Cost per item': '2' }],
    3,
    'Cost per item',
    'neither choices nor a price',
  ],
  [
    'a price of before that is none',
    [{ ...jar, 'Variant Compare At Price': '4' }],
    2,
    'Variant Compare At Price',
    'below the price',
  ],
  [
    'one variant that is sent and another that is not',
    [
      { ...small, 'Variant Requires Shipping': 'true' },
      { ...large, 'Variant Requires Shipping': 'false' },
    ],
    3,
    'Variant Requires Shipping',
    'something else than line 2',
  ],
  ['an address that cannot be', [{ ...jar, Slug: 'a b/ü?' }], 2, 'Slug', '"a-b-ü" is taken'],
  [
    'a description that acts',
    [{ ...jar, 'Body (HTML)': '<p>A</p><iframe src="https://x.example"></iframe>' }],
    2,
    'Body (HTML)',
    'active content',
  ],
  [
    'a description without end',
    [{ ...jar, 'Body (HTML)': 'x'.repeat(200_001) }],
    2,
    'Body (HTML)',
    'longer than 200000',
  ],
])('a warning reports %s, and the product is imported', async (_, rows, line, column, words) => {
  const { products, problems } = await report(...rows)
  expect(products).toHaveLength(1)
  expect(problems).toMatchObject([
    { line, column, severity: 'WARNING', message: expect.stringContaining(words) },
  ])
})

test.each([
  ['an option without its name', [{ ...jar, 'Option1 Value': 'S' }], 2, 'Option1 Name'],
  ['a second variant of what has no options', [jar, { ...jar, Title: '' }], 3, 'Option1 Value'],
  [
    'a price that no call would take',
    [{ ...jar, 'Variant Price': '999999999.991' }],
    2,
    'Variant Price',
  ],
])('an error names the column of %s, which may be missing', async (_, rows, line, column) => {
  const { products, problems } = await report(...rows)
  expect(products).toEqual([])
  expect(problems).toContainEqual(expect.objectContaining({ line, column, severity: 'ERROR' }))
})

test('rows that are left out with a wrong one are reported once, with their number', async () => {
  const { problems } = await report(small, large, { ...large, 'Option1 Value': 's' })
  expect(problems).toMatchObject([
    {
      line: 2,
      message: 'is left out with the other rows of its product, and so are 1 more of them',
    },
    { line: 4, column: 'Option1 Value', message: 'names the same choices as line 2' },
  ])
})

test('equal texts in every row, surrounding blanks and the highest price need no warning', async () => {
  const { products, problems } = await report(
    { ...small, Vendor: 'One', 'Variant Price': '999999999.99' },
    { ...large, Title: ' Jar ', Vendor: 'One', 'Variant Compare At Price': '0.00' },
    { Handle: 'jar', 'Image Src': 'https://x.example/2.jpg' },
  )
  expect(problems).toEqual([])
  expect(products).toHaveLength(1)
})

test('a row that is too long is reported once, with or without quotes', async () => {
  const long = 'x'.repeat(1_000_001)
  const bare = `Handle,Title,Variant Price\njar,${long},1\n`
  const read = async (text: string) => {
    for await (const _ of parseProductCsv(readRows(pieces(text))));
  }
  await expect(read(bare)).rejects.toThrow('Line 2, column "Title": the row is longer than')
  await expect(read(`Handle,Title,Variant Price\njar,"${long}`)).rejects.toThrow(
    'never closed, or not within the 1000000 characters',
  )
})
