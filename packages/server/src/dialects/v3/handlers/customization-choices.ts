import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeChoice, decodeChoices } from '../codec/customization.ts'
import { onlyCustomization } from './customizations.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'
import { showCustomizations } from './show-customizations.ts'

const pathOf = (at: number) => `choices[${at}]`

export const customizationChoiceHandlers = ({ catalog, mediaUrl }: CatalogV3Deps) => {
  const { showOne, showBulk } = showCustomizations(catalog, mediaUrl)
  return {
    addCustomizationChoices: async ({ input, ...call }) => {
      const choices = decodeChoices(input.choices, pathOf, mediaUrl)
      const added = [{ id: input.customizationId, choices, pathOf }]
      const changed = onlyCustomization(await catalog.addCustomizationChoices(call.tx, added))
      return { customization: await showOne(call, changed, input.fields) }
    },
    setCustomizationChoices: async ({ input, ...call }) => {
      const choices = decodeChoices(input.choices, pathOf, mediaUrl)
      const requested = { id: input.customizationId, choices, pathOf }
      const changed = await catalog.setCustomizationChoices(call.tx, requested)
      return { customization: await showOne(call, changed, input.fields) }
    },
    removeCustomizationChoices: async ({ input, ...call }) => {
      const { customizationId: id, choiceIds } = input
      const revision = input.revision == null ? undefined : Number(input.revision)
      const changed = await catalog.removeCustomizationChoices(call.tx, id, revision, choiceIds)
      return { customization: await showOne(call, changed, input.fields) }
    },
    updateCustomizationChoices: async ({ input, ...call }) => {
      const { customizationId: id, revision } = input
      const changes = input.choices.map(({ choice }, at) => ({
        ...decodeChoice(choice, `choices[${at}].choice`, mediaUrl),
        id: choice.id,
        ...(choice.key == null ? {} : { key: choice.key }),
      }))
      const changed = await catalog.updateCustomizationChoices(
        call.tx,
        id,
        Number(revision),
        changes,
      )
      return { customization: await showOne(call, changed, input.fields) }
    },
    reorderCustomizationChoices: async ({ input, ...call }) => {
      const { customizationId: id, revision, choiceIds } = input
      const changed = await catalog.reorderCustomizationChoices(
        call.tx,
        id,
        Number(revision),
        choiceIds,
      )
      return { customization: await showOne(call, changed, input.fields) }
    },
    bulkAddCustomizationChoices: async ({ input, ...call }) => {
      const inputs = input.customizationsChoices.map(({ customizationId: id, choices }) => ({
        id,
        choices,
      }))
      const results = await eachDecoded(
        inputs,
        ({ id, choices }, index) => {
          const at = (choice: number) => `customizationsChoices[${index}].choices[${choice}]`
          return { id, choices: decodeChoices(choices, at, mediaUrl), pathOf: at }
        },
        (added) => catalog.addCustomizationChoices(call.tx, added),
      )
      return showBulk(call, results, inputs, input)
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
