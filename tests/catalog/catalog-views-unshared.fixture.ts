import { chosen, type NewProduct, priced, textOption } from './listed-products.fixture.ts'

/** A field that only one dialect has: its value never appears in the other's response. */
export interface UnsharedField {
  readonly what: string
  readonly why: string
  readonly sign: string
}
interface V3OnlyField extends UnsharedField {
  readonly input: Partial<NewProduct>
}
interface V1OnlyField extends UnsharedField {
  readonly input: object
}

const variant = (more: object) => ({ variantsInfo: { variants: [priced('20', more as never)] } })
type Choice = NonNullable<
  NonNullable<NewProduct['options']>[number]['choicesSettings']
>['choices'][number]
const swatch = (choice: Choice & { readonly name: string }): Partial<NewProduct> => ({
  options: [
    {
      name: 'Cloth',
      optionRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [choice] },
    },
  ],
  variantsInfo: {
    variants: [
      priced('20', {
        choices: [
          {
            optionChoiceNames: {
              optionName: 'Cloth',
              choiceName: choice.name,
              renderType: 'SWATCH_CHOICES',
            },
          },
        ],
      }),
    ],
  },
})
const video = {
  nodes: [{ type: 'VIDEO' as const, id: 'video-sign', videoData: { video: { src: { id: 'x' } } } }],
}

/** Fields that V3 writes and V1 does not show; writes of V1 leave them unchanged. */
export const onlyInV3: readonly V3OnlyField[] = [
  {
    what: 'the barcode of a variant',
    why: 'variants of V1 have an article number only',
    input: variant({ barcode: 'BARCODE-SIGN' }),
    sign: 'BARCODE-SIGN',
  },
  {
    what: 'how much a single variant holds',
    why: 'V1 keeps pricePerUnitData for the whole product, which is that of its first variant',
    input: {
      physicalProperties: { pricePerUnit: { quantity: '1', measurementUnit: 'KG' } },
      options: [textOption('Size', 'S', 'M')],
      variantsInfo: {
        variants: ['250', '777.77'].map((quantity, at) =>
          priced('20', {
            choices: [chosen('Size', at === 0 ? 'S' : 'M')],
            physicalProperties: { pricePerUnit: { settings: { quantity, measurementUnit: 'G' } } },
          }),
        ),
      },
    },
    sign: '777.77',
  },
  {
    what: 'what buyers choose that makes no variant',
    why: 'of modifiers V1 knows lines of text alone; options of V1 that make no variants are its own',
    input: {
      modifiers: [
        {
          name: 'Wrapping-Sign',
          modifierRenderType: 'TEXT_CHOICES',
          mandatory: false,
          choicesSettings: { choices: [{ choiceType: 'CHOICE_TEXT', name: 'Paper' }] },
        },
      ],
    },
    sign: 'Wrapping-Sign',
  },
  {
    what: 'the second colour of a choice',
    why: 'a choice of V1 has one value, which is its first colour',
    input: swatch({
      choiceType: 'MULTIPLE_COLORS',
      name: 'Dawn',
      colorCodes: { colorCodes: ['#111111', '#777777'] },
    }),
    sign: '#777777',
  },
  {
    what: 'the picture that stands for a choice',
    why: 'its value in V1 is its name; pictures that V1 ties to a choice are those of the gallery',
    input: swatch({
      choiceType: 'IMAGE',
      name: 'Linen',
      image: { url: 'https://pictures.example.test/swatch-sign.png', width: 9, height: 8 },
    }),
    sign: 'swatch-sign',
  },
  {
    what: 'what a line of text adds to the price',
    why: 'customTextFields have a title, a length and whether they must be filled in',
    input: {
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { title: 'Words', maxCharCount: 20, defaultAddedPrice: '7.77' },
        },
      ],
    },
    sign: '7.77',
  },
  {
    what: 'ribbons beside the first',
    why: 'V1 writes and shows one ribbon',
    input: { ribbon: { name: 'New' }, additionalRibbons: [{ name: 'Ribbon-Sign' }] },
    sign: 'Ribbon-Sign',
  },
  {
    what: 'the unique name of an info section',
    why: 'sections of V1 are the product’s own and have a title and a text',
    input: {
      infoSections: [
        { uniqueName: 'section-sign', title: 'Care', plainDescription: '<p>Wash</p>' },
      ],
    },
    sign: 'section-sign',
  },
  {
    what: 'subscriptions',
    why: 'products of V1 are sold once',
    input: {
      subscriptionDetails: { subscriptions: [{ title: 'Sign-Monthly', frequency: 'MONTH' }] },
    },
    sign: 'Sign-Monthly',
  },
  {
    what: 'tags',
    why: 'V1 has none',
    input: { tags: { publicTags: { tagIds: ['tag-sign'] } } },
    sign: 'tag-sign',
  },
  {
    what: 'the line below the name',
    why: 'V1 has a name and a description alone',
    input: { subtitle: 'subtitle-sign' },
    sign: 'subtitle-sign',
  },
  {
    what: 'that it sells a gift card',
    why: 'V1 has no flag for it',
    input: { isGiftCard: true },
    sign: 'isGiftCard',
  },
  {
    what: 'how many somebody may buy',
    why: 'V1 has no field for it',
    input: { quantityLimits: { minimum: 2, maximum: 4 } },
    sign: 'quantityLimits',
  },
  {
    what: 'which products belong to it',
    why: 'V1 has no field for it',
    input: { relatedProductIds: ['7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b002'] },
    sign: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b002',
  },
  {
    what: 'how it is taxed',
    why: 'V1 has no rule to read a tax group by',
    input: { taxGroupId: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b001' },
    sign: '7f2f2c51-51b9-4a0c-9c2b-4f1a06a7b001',
  },
  {
    what: 'who delivers it',
    why: 'V1 has no delivery',
    input: { physicalProperties: { fulfillerId: 'fulfiller-sign' } },
    sign: 'fulfiller-sign',
  },
  {
    what: 'fields of apps',
    why: 'V1 has no extended fields',
    input: { extendedFields: { namespaces: { '@acme/shop': { rank: 'field-sign' } } } },
    sign: 'field-sign',
  },
  {
    what: 'who may buy it',
    why: 'V1 sells to everybody',
    input: { purchaseEligibility: { userCriteria: 'criteria-sign' } as never },
    sign: 'criteria-sign',
  },
  {
    what: 'fewest letters of a line of text',
    why: 'customTextFields know the most alone',
    input: {
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { title: 'Words', minCharCount: 17, maxCharCount: 20 },
        },
      ],
    },
    sign: '"minCharCount":17',
  },
  {
    what: 'whether tills sell it',
    why: 'V1 knows the website alone',
    input: { visibleInPos: false },
    sign: 'visibleInPos',
  },
  {
    what: 'the handle',
    why: 'V1 has addresses for people only: the slug',
    input: { handle: 'handle-sign' },
    sign: 'handle-sign',
  },
  {
    what: 'what a description is made of beyond its HTML',
    why: 'descriptions of V1 are HTML, which has no players',
    input: { description: video as never },
    sign: 'video-sign',
  },
]

/** Fields that V1 writes and V3 does not show; writes of V3 leave them unchanged. */
export const onlyInV1: readonly V1OnlyField[] = [
  {
    what: 'that a discount is a rule',
    why: 'V3 has what a variant costs and what that is compared with',
    input: { discount: { type: 'PERCENT', value: '12.34' } },
    sign: '12.34',
  },
  {
    what: 'the word behind a choice that is no colour',
    why: 'a choice of V3 has a name',
    input: {
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: [{ value: 'value-sign', description: 'S' }] }],
    },
    sign: 'value-sign',
  },
]
