import { expect, test } from 'vitest'
import { newChoice, newOption, newProduct, newVariant } from './new-columns.ts'
import { choiceTable, optionTable, productTable, variantTable } from './save-products.ts'

test.each([
  ['products', newProduct, productTable],
  ['options', newOption, optionTable],
  ['choices', newChoice, choiceTable],
  ['variants', newVariant, variantTable],
])(
  'new %s are written with every column that changed ones have',
  (_, columns, { columns: changed }) => {
    expect(Object.keys(columns)).toEqual(expect.arrayContaining([...changed]))
  },
)
