import type { importScheduleOperations, imports as importsService } from '@vitrine/contract/imports'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { ImportSchedulesFeature } from './index.ts'

export const importScheduleHandlers = (schedules: ImportSchedulesFeature) =>
  ({
    listImportSchedules: ({ tx }) => schedules.list(tx),
    createImportSchedule: async ({ input, tx }) => ({
      schedule: await schedules.create(tx, input),
    }),
    updateImportSchedule: async ({ input, tx }) => ({
      schedule: await schedules.change(tx, input),
    }),
    deleteImportSchedule: async ({ input, tx }) => {
      await schedules.delete(tx, input.id)
      return {}
    },
    runImportSchedule: async ({ input, tx }) => ({ schedule: await schedules.run(tx, input) }),
  }) satisfies Pick<
    Handlers<typeof importsService, HandlerContext>,
    keyof typeof importScheduleOperations
  >
