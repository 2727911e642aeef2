import type { importScheduleOperations, imports as importsService } from '@vitrine/contract/imports'
import { type Handlers, violation } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeImport } from './codec.ts'
import type { Imports } from './index.ts'

export const importHandlers = (imports: Imports) =>
  ({
    startImport: async ({ input, transaction, request }) => {
      const stream = request.body
      if (!stream) throw violation('body', 'REQUIRED_FIELD', 'must be the bytes of a CSV file')
      return { import: encodeImport(await imports.start(transaction, { ...input, stream })) }
    },
    prepareImport: async ({ input, transaction, request }) => {
      const stream = request.body
      if (!stream) throw violation('body', 'REQUIRED_FIELD', 'must be the bytes of a CSV file')
      return { import: encodeImport(await imports.prepare(transaction, { ...input, stream })) }
    },
    getImportMapping: async ({ input, tx }) => ({ mapping: await imports.mapping(tx, input.id) }),
    saveImportMapping: async ({ input, tx }) => ({ mapping: await imports.saveMapping(tx, input) }),
    checkImport: async ({ input, tx }) => ({
      import: encodeImport(await imports.check(tx, input.id)),
    }),
    listImportDifferences: async ({ input: { id, ...page }, tx }) =>
      imports.differences(tx, id, page),
    startPreparedImport: async ({ input, tx }) => ({
      import: encodeImport(await imports.startPrepared(tx, input.id)),
    }),
    listImports: async ({ input, tx }) => imports.list(tx, input),
    getImport: async ({ input, tx }) => ({ import: encodeImport(await imports.get(tx, input.id)) }),
    getImportReport: async ({ input: { id, ...page }, tx }) => imports.report(tx, id, page),
    cancelImport: async ({ input, tx }) => ({
      import: encodeImport(await imports.cancel(tx, input.id)),
    }),
  }) satisfies Omit<
    Handlers<typeof importsService, HandlerContext>,
    keyof typeof importScheduleOperations
  >
