import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import type { QuestionView } from './question.ts'

/** An empty question form. */
export const noQuestion: QuestionView = {
  state: 'offered',
  values: { name: '', email: '', message: '', website: '' },
  errors: {},
}

type Option = ShopProduct['options'][number]

export const aVariant = (own: Partial<ShopVariant> = {}): ShopVariant => ({
  id: JSON.stringify(own.choices ?? {}),
  choices: {},
  price: '20.00',
  salePrice: null,
  unitPrice: null,
  sku: null,
  manufacturerPartNumber: null,
  customFields: [],
  unit: null,
  inStock: true,
  left: null,
  preorderable: false,
  preorderMessage: '',
  ...own,
})

/** An option; ids of choices are their names. */
export const anOption = (
  name: string,
  names: readonly string[],
  own: Partial<Option> = {},
): Option => ({
  id: name,
  key: name,
  name,
  isShared: false,
  type: 'drop_down',
  choices: names.map((choice) => ({
    id: choice,
    key: choice,
    name: choice,
    value: choice,
    choiceType: 'CHOICE_TEXT',
    colorCodes: [],
    image: null,
    mediaIds: [],
    inStock: true,
    visible: true,
  })),
  ...own,
})

export const aProduct = (own: Partial<ShopProduct> = {}): ShopProduct => ({
  id: 'c5a3',
  numericId: '1',
  name: 'Tide jar',
  slug: 'tide-jar',
  productType: 'physical',
  brand: null,
  ribbon: null,
  additionalRibbons: [],
  isGiftCard: false,
  subtitle: '',
  quantityLimits: null,
  tags: [],
  seo: null,
  customFields: [],
  price: { min: '20.00', max: '20.00' },
  listPrice: { min: '20.00', max: '20.00' },
  pricePerUnit: null,
  stock: 'IN_STOCK',
  preorderable: false,
  needsChoice: false,
  description: '<p>A storage jar.</p>',
  document: null,
  media: [],
  manageVariants: false,
  options: [],
  modifiers: [],
  variantCount: 1,
  variants: [aVariant()],
  infoSections: [],
  subscriptions: null,
  ...own,
})
