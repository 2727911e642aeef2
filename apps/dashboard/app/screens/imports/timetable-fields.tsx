import { type Timetable, timetableIntervals } from '@vitrine/contract/kit'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { weekdayName } from './schedule-texts.ts'

export interface TimetableForm {
  readonly every: Timetable['every']
  readonly time: string
  readonly weekday: string
}

export const emptyTimetable: TimetableForm = { every: 'DAY', time: '05:00', weekday: '1' }

export const timetableFormOf = ({ every, time, weekday }: Timetable): TimetableForm => ({
  every,
  time: time ?? emptyTimetable.time,
  weekday: String(weekday ?? emptyTimetable.weekday),
})

export function timetableOf({ every, time, weekday }: TimetableForm): Timetable {
  if (every === 'HOUR') return { every }
  return every === 'DAY' ? { every, time } : { every, time, weekday: Number(weekday) }
}

interface TimetableFieldsProps {
  readonly form: TimetableForm
  readonly set: (change: Partial<TimetableForm>) => void
  readonly errors: Errors
  readonly timeZone: string
}

/** The interval and time of a schedule. */
export function TimetableFields({ form, set, errors, timeZone }: TimetableFieldsProps) {
  const { importSchedules: labels } = useMessages()
  const language = useLanguage()
  return (
    <div className="schedule-times">
      <SelectField
        label={labels.every}
        value={form.every}
        options={timetableIntervals.map((every) => [every, labels.intervals[every]])}
        onValue={(every) => set({ every })}
      />
      {form.every === 'WEEK' && (
        <SelectField
          label={labels.weekday}
          value={form.weekday}
          error={errors.weekday}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), weekdayName(day, language)])}
          onValue={(weekday) => set({ weekday })}
        />
      )}
      {form.every !== 'HOUR' && (
        <TextField
          label={labels.time}
          hint={labels.timeHint({ zone: timeZone })}
          type="time"
          value={form.time}
          error={errors.time}
          onText={(time) => set({ time })}
        />
      )}
    </div>
  )
}
