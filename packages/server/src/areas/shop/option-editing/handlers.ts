import type { Handlers } from '@vitrine/contract/kit'
import type { options as optionsService } from '@vitrine/contract/options'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Customization, MediaUrl } from '../../catalog/index.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import { encodeOption } from './codec.ts'
import type { OptionEditing } from './index.ts'

interface OptionHandlerDeps {
  readonly editing: OptionEditing
  readonly mediaUrl: MediaUrl
}

const PAGE = 24

export const optionHandlers = (deps: OptionHandlerDeps) => {
  const { editing } = deps
  return {
    saveOption: async ({ tx, input }) => {
      const result = await editing.save(tx, input.option, saveOptionsOf(input))
      return { option: await encodeOne(tx, deps, result.entity), ...encodeSave(result) }
    },
    getOption: async ({ tx, input }) => ({
      option: await encodeOne(tx, deps, await editing.get(tx, input.id)),
    }),
    listOptions: async ({ tx, input }) => {
      const { filter = {}, sort = 'NAME', limit = PAGE, offset = 0 } = input
      const { items, total } = await editing.list(tx, { filter, sort, limit, offset })
      return { options: await encodeAll(tx, deps, items), total }
    },
    restoreOption: async ({ tx, input }) => ({
      option: await encodeOne(tx, deps, await editing.restore(tx, input.id)),
    }),
    deleteOption: async ({ tx, input }) => {
      await editing.delete(tx, input.id)
      return {}
    },
  } satisfies Handlers<typeof optionsService, HandlerContext>
}

async function encodeAll(
  tx: Tx,
  { editing, mediaUrl }: OptionHandlerDeps,
  options: readonly Customization[],
) {
  const ids = options.map(({ id }) => id)
  const choiceIds = options.flatMap(({ choices }) => choices.map(({ id }) => id))
  const productsOf = await editing.countProducts(tx, ids)
  const productsWith = await editing.countProductsOfChoices(tx, choiceIds)
  return options.map((one) => encodeOption(one, { mediaUrl, productsOf, productsWith }))
}

async function encodeOne(tx: Tx, deps: OptionHandlerDeps, option: Customization) {
  const [encoded] = await encodeAll(tx, deps, [option])
  return encoded!
}
