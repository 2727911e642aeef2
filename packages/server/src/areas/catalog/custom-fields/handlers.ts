import type { customFields as customFieldsService } from '@vitrine/contract/custom-fields'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { CustomFields } from './index.ts'

export const customFieldHandlers = (customFields: CustomFields) =>
  ({
    listCustomFields: async ({ tx, input }) => ({ fields: await customFields.list(tx, input) }),
    createCustomField: async ({ tx, input }) => ({
      field: await customFields.create(tx, input.field),
    }),
    changeCustomField: async ({ tx, input: { id, changes } }) => ({
      field: await customFields.change(tx, id, changes),
    }),
    arrangeCustomFields: async ({ tx, input: { owner, ids } }) => ({
      fields: await customFields.arrange(tx, owner, ids),
    }),
    countCustomFieldValues: async ({ tx, input }) => ({
      count: await customFields.countValues(tx, input.id),
    }),
    deleteCustomField: async ({ tx, input: { id, values } }) => {
      await customFields.delete(tx, id, values)
      return {}
    },
    restoreCustomField: async ({ tx, input }) => ({
      field: await customFields.restore(tx, input.id),
    }),
  }) satisfies Handlers<typeof customFieldsService, HandlerContext>
