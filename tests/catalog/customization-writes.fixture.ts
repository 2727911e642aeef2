import type { Merchant } from '@vitrine/testkit'

type Api = Merchant['api']
type Step = (api: Api, fixture: unknown, turn: number) => Promise<unknown>

const choices = ['S', 'M'].map((name) => ({ name, choiceType: 'CHOICE_TEXT' as const }))

let options = 0

/** A shared option that a product uses, read before, so that it is cached. */
async function usedOption(api: Api, turn: number) {
  options += 1
  const name = `Size ${turn}-${options}`
  const { product } = await api.catalogV3.createProduct({
    product: {
      name: `Sized ${turn}`,
      productType: 'PHYSICAL',
      physicalProperties: {},
      options: [{ name, optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
      variantsInfo: {
        variants: choices.map((choice) => ({
          price: { actualPrice: { amount: '10' } },
          physicalProperties: {},
          choices: [
            {
              optionChoiceNames: {
                optionName: name,
                choiceName: choice.name,
                renderType: 'TEXT_CHOICES',
              },
            },
          ],
        })),
      },
    },
  })
  await api.catalogV1.getProduct({ id: product.id })
  const { customization } = await api.catalogV3.getCustomization({
    customizationId: product.options?.[0]?.id ?? '',
  })
  return customization
}

const idsOf = ({ choicesSettings }: Awaited<ReturnType<typeof usedOption>>) =>
  (choicesSettings?.choices ?? []).map(({ id }) => id)

/** Every operation on shared options that products may show something of. */
export const customizationWrites: Readonly<Record<string, Step>> = {
  'catalogV3.updateCustomization': async (api, _scene, turn) => {
    const { id, revision } = await usedOption(api, turn)
    await api.catalogV3.updateCustomization({
      customization: { id, revision, name: `Taille ${turn}` },
    })
  },
  'catalogV3.bulkUpdateCustomizations': async (api, _scene, turn) => {
    const { id, revision } = await usedOption(api, turn)
    const customization = { id, revision, name: `Größe ${turn}` }
    await api.catalogV3.bulkUpdateCustomizations({ customizations: [{ customization }] })
  },
  'catalogV3.updateCustomizationChoices': async (api, _scene, turn) => {
    const option = await usedOption(api, turn)
    const [id = ''] = idsOf(option)
    await api.catalogV3.updateCustomizationChoices({
      customizationId: option.id,
      revision: option.revision,
      choices: [{ choice: { id, name: `Small ${turn}` } }],
    })
  },
  'catalogV3.setCustomizationChoices': async (api, _scene, turn) => {
    const option = await usedOption(api, turn)
    const named = idsOf(option).map((id, at) => ({ id, name: `Size ${turn}-${at}` }))
    await api.catalogV3.setCustomizationChoices({ customizationId: option.id, choices: named })
  },
  'catalogV3.addCustomizationChoices': async (api, _scene, turn) => {
    const { id } = await usedOption(api, turn)
    const added = [{ name: `XL ${turn}` }]
    await api.catalogV3.addCustomizationChoices({ customizationId: id, choices: added })
  },
  'catalogV3.bulkAddCustomizationChoices': async (api, _scene, turn) => {
    const { id } = await usedOption(api, turn)
    const added = [{ customizationId: id, choices: [{ name: `XL ${turn}` }] }]
    await api.catalogV3.bulkAddCustomizationChoices({ customizationsChoices: added })
  },
  'catalogV3.removeCustomizationChoices': async (api, _scene, turn) => {
    const { id } = await usedOption(api, turn)
    const added = [{ name: `XL ${turn}` }]
    const { customization } = await api.catalogV3.addCustomizationChoices({
      customizationId: id,
      choices: added,
    })
    const choiceIds = idsOf(customization).slice(-1)
    await api.catalogV3.removeCustomizationChoices({ customizationId: id, choiceIds })
  },
  'catalogV3.reorderCustomizationChoices': async (api, _scene, turn) => {
    const option = await usedOption(api, turn)
    await api.catalogV3.reorderCustomizationChoices({
      customizationId: option.id,
      revision: option.revision,
      choiceIds: idsOf(option).reverse(),
    })
  },
}
