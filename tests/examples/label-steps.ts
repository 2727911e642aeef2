import type { Steps } from './example-context.ts'

const query = {
  query: { filter: { name: { $startsWith: 'Atelier' } }, cursorPaging: { limit: 2 } },
}
const all = { query: { cursorPaging: { limit: 2 } } }
const choice = (name: string) => ({ name, choiceType: 'CHOICE_TEXT' as const })
const option = (name: string) => ({
  name,
  customizationType: 'PRODUCT_OPTION' as const,
  customizationRenderType: 'TEXT_CHOICES' as const,
  choicesSettings: { choices: [choice('Small'), choice('Large')] },
})
const section = (uniqueName: string) => ({
  uniqueName,
  title: 'Care',
  plainDescription: '<p>Wash by hand.</p>',
})

const brands: Steps = {
  'catalogV3.createBrand': ({ merchant }) =>
    merchant.catalogV3.createBrand({ brand: { name: 'Kiln & Co' } }),
  'catalogV3.getOrCreateBrand': ({ merchant }) =>
    merchant.catalogV3.getOrCreateBrand({ brandName: 'Kiln & Co' }),
  'catalogV3.bulkCreateBrands': ({ merchant }) =>
    merchant.catalogV3.bulkCreateBrands({
      brands: [{ name: 'North Clay' }, { name: 'South Clay' }],
      returnEntity: true,
    }),
  'catalogV3.bulkGetOrCreateBrands': ({ merchant }) =>
    merchant.catalogV3.bulkGetOrCreateBrands({ brandNames: ['North Clay', 'East Clay'] }),
  'catalogV3.getBrand': async ({ merchant, visitor }) => {
    const { brand } = await merchant.catalogV3.getOrCreateBrand({ brandName: 'Kiln & Co' })
    return visitor.catalogV3.getBrand({ brandId: brand.id })
  },
  'catalogV3.queryBrands': ({ visitor }) => visitor.catalogV3.queryBrands(query),
  'catalogV3.countBrands': ({ visitor }) => visitor.catalogV3.countBrands({}),
  'catalogV3.deleteBrand': async ({ merchant }) => {
    const { brand } = await merchant.catalogV3.getOrCreateBrand({ brandName: 'Passing' })
    return merchant.catalogV3.deleteBrand({ brandId: brand.id })
  },
  'catalogV3.bulkDeleteBrands': async ({ merchant }) => {
    const { brand } = await merchant.catalogV3.getOrCreateBrand({ brandName: 'Passing too' })
    return merchant.catalogV3.bulkDeleteBrands({ brandIds: [brand.id] })
  },
}

const ribbons: Steps = {
  'catalogV3.createRibbon': ({ merchant }) =>
    merchant.catalogV3.createRibbon({ ribbon: { name: 'Last pieces' } }),
  'catalogV3.getOrCreateRibbon': ({ merchant }) =>
    merchant.catalogV3.getOrCreateRibbon({ ribbonName: 'Last pieces' }),
  'catalogV3.bulkCreateRibbons': ({ merchant }) =>
    merchant.catalogV3.bulkCreateRibbons({
      ribbons: [{ name: 'Handmade' }, { name: 'One of a kind' }],
      returnEntity: true,
    }),
  'catalogV3.bulkGetOrCreateRibbons': ({ merchant }) =>
    merchant.catalogV3.bulkGetOrCreateRibbons({ ribbonNames: ['Handmade', 'Seconds'] }),
  'catalogV3.getRibbon': async ({ merchant, visitor }) => {
    const { ribbon } = await merchant.catalogV3.getOrCreateRibbon({ ribbonName: 'Last pieces' })
    return visitor.catalogV3.getRibbon({ ribbonId: ribbon.id })
  },
  'catalogV3.queryRibbons': ({ visitor }) =>
    visitor.catalogV3.queryRibbons({
      query: { filter: { name: 'Handmade' }, cursorPaging: { limit: 2 } },
    }),
  'catalogV3.countRibbons': ({ visitor }) => visitor.catalogV3.countRibbons({}),
}

const options: Steps = {
  'catalogV3.createCustomization': ({ merchant }) =>
    merchant.catalogV3.createCustomization({ customization: option('Height') }),
  'catalogV3.bulkCreateCustomizations': ({ merchant }) =>
    merchant.catalogV3.bulkCreateCustomizations({
      customizations: [option('Width')],
      returnEntity: true,
    }),
  'catalogV3.getCustomization': async ({ merchant, visitor }) => {
    const made = await merchant.catalogV3.createCustomization({ customization: option('Depth') })
    return visitor.catalogV3.getCustomization({ customizationId: made.customization.id })
  },
  'catalogV3.queryCustomizations': ({ visitor }) =>
    visitor.catalogV3.queryCustomizations({
      query: { filter: { name: 'Height' }, cursorPaging: { limit: 2 } },
    }),
  'catalogV3.countCustomizations': ({ visitor }) => visitor.catalogV3.countCustomizations({}),
  'catalogV3.deleteCustomization': async ({ merchant }) => {
    const made = await merchant.catalogV3.createCustomization({ customization: option('Passing') })
    return merchant.catalogV3.deleteCustomization({ customizationId: made.customization.id })
  },
}

const sections: Steps = {
  'catalogV3.createInfoSection': ({ merchant }) =>
    merchant.catalogV3.createInfoSection({ infoSection: section('care-of-stoneware') }),
  'catalogV3.getOrCreateInfoSection': ({ merchant }) =>
    merchant.catalogV3.getOrCreateInfoSection({ infoSection: section('care-of-stoneware') }),
  'catalogV3.bulkCreateInfoSections': ({ merchant }) =>
    merchant.catalogV3.bulkCreateInfoSections({
      infoSections: [section('care-of-glass')],
      returnEntity: true,
    }),
  'catalogV3.bulkGetOrCreateInfoSections': ({ merchant }) =>
    merchant.catalogV3.bulkGetOrCreateInfoSections({ infoSections: [section('care-of-oak')] }),
  'catalogV3.getInfoSection': async ({ merchant, visitor }) => {
    const { infoSection } = await merchant.catalogV3.getOrCreateInfoSection({
      infoSection: section('care-of-oak'),
    })
    return visitor.catalogV3.getInfoSection({ infoSectionId: infoSection.id })
  },
  'catalogV3.queryInfoSections': ({ visitor }) => visitor.catalogV3.queryInfoSections(all),
  'catalogV3.countInfoSections': ({ visitor }) => visitor.catalogV3.countInfoSections({}),
}

export const labelSteps: Steps = { ...brands, ...ribbons, ...options, ...sections }
