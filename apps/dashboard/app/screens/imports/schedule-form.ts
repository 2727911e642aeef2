import type {
  ImportSchedule,
  ImportScheduleFormat,
  ImportScheduleToCreate,
} from '@vitrine/contract/imports'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import {
  checkPriceGuard,
  emptyPriceGuard,
  type PriceGuardForm,
  priceGuardFormOf,
  priceGuardOf,
} from './price-guard-fields.tsx'
import {
  emptyTimetable,
  type TimetableForm,
  timetableFormOf,
  timetableOf,
} from './timetable-fields.tsx'

export interface ScheduleForm extends TimetableForm, PriceGuardForm {
  readonly name: string
  readonly url: string
  /** Empty: the stored value stays. */
  readonly authorization: string
  readonly removesAuthorization: boolean
  readonly format: ImportScheduleFormat
  /** Empty: the mapping stays. */
  readonly importId: string
}

export const emptySchedule: ScheduleForm = {
  name: '',
  url: '',
  authorization: '',
  removesAuthorization: false,
  format: 'OTHER',
  importId: '',
  ...emptyPriceGuard,
  ...emptyTimetable,
}

export const formOf = ({
  name,
  url,
  format,
  timetable,
  priceGuard,
}: ImportSchedule): ScheduleForm => ({
  ...emptySchedule,
  name,
  url,
  format,
  ...priceGuardFormOf(priceGuard),
  ...timetableFormOf(timetable),
})

export const checkSchedule = (
  form: ScheduleForm,
  stored: Pick<ImportSchedule, 'format'> | undefined,
  messages: Messages,
): Errors => {
  const { importSchedules: labels } = messages
  return {
    ...(form.name.trim() === '' ? { name: labels.needName } : {}),
    ...(/^https?:\/\/[^\s/]+/i.test(form.url.trim()) ? {} : { url: labels.badUrl }),
    ...(form.every !== 'HOUR' && form.time === '' ? { time: labels.needTime } : {}),
    ...(form.format === 'MAPPING' && form.importId === '' && stored?.format !== 'MAPPING'
      ? { importId: labels.needImport }
      : {}),
    ...checkPriceGuard(form, messages),
  }
}

export const requestOf = (form: ScheduleForm): ImportScheduleToCreate => ({
  name: form.name.trim(),
  url: form.url.trim(),
  format: form.format,
  timetable: timetableOf(form),
  priceGuard: priceGuardOf(form),
  ...(form.format === 'MAPPING' && form.importId !== '' && { importId: form.importId }),
  ...authorizationOf(form),
})

function authorizationOf({ authorization, removesAuthorization }: ScheduleForm) {
  if (authorization.trim() !== '') return { authorization: authorization.trim() }
  return removesAuthorization ? { authorization: null } : {}
}
