import { Plus, Trash2 } from 'lucide-react'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { type WeeklyTime, weekdays } from './times.ts'

interface TimesFieldProps {
  readonly label: string
  /** The path of its errors: `hours.0`. */
  readonly name: string
  readonly times: readonly WeeklyTime[]
  readonly errors: Errors
  readonly onTimes: (times: readonly WeeklyTime[]) => void
}

/** Times of weekdays, by the clock of the shop. */
export function TimesField({ label, name, times, errors, onTimes }: TimesFieldProps) {
  const { times: texts } = useMessages().delivery
  const set = (at: number, change: Partial<WeeklyTime>) =>
    onTimes(times.map((time, index) => (index === at ? { ...time, ...change } : time)))
  const next = weekdays[(weekdays.indexOf(times.at(-1)?.day ?? 'SUN') + 1) % weekdays.length]
  const add = () =>
    onTimes([...times, { from: '10:00', to: '18:00', ...times.at(-1), day: next ?? 'MON' }])
  return (
    <fieldset className="choice-field">
      <legend>{label}</legend>
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; nothing in it has a state of its own.
        <div key={at} className="rate-row time-row">
          <SelectField
            label={texts.day}
            value={time.day}
            options={weekdays.map((day) => [day, texts.days[day]] as const)}
            onValue={(day) => set(at, { day })}
          />
          <TextField
            label={texts.from}
            value={time.from}
            maxLength={5}
            onText={(from) => set(at, { from })}
          />
          <TextField
            label={texts.to}
            value={time.to}
            maxLength={5}
            {...(errors[`${name}.${at}`] && { error: errors[`${name}.${at}`] })}
            onText={(to) => set(at, { to })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={texts.remove({ day: texts.days[time.day], from: time.from })}
            onClick={() => onTimes(times.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </div>
      ))}
      <div className="field-ways">
        <button type="button" className="button" onClick={add}>
          <Plus aria-hidden="true" />
          {texts.add}
        </button>
      </div>
    </fieldset>
  )
}
