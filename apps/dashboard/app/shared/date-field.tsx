import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
} from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar'
import { DateInput, DateSegment, DateField as KitDateField } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { useMessages } from './messages.tsx'

interface DateProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Hides the label visually where a column header contains it. */
  readonly hideLabel?: boolean
  /** In the format of HTML: `2026-01-31`, with a time `2026-01-31T12:00`; empty means none. */
  readonly value: string
  readonly onText: (text: string) => void
}

interface DateFieldProps extends DateProps {
  readonly min?: string
  readonly max?: string
}

/** One day, typed part by part in the order of the reader's language, or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, error, value, min, max, onText } = props
  const { form } = useMessages()
  const day = useTypedDate(value, toDay, onText)
  return (
    <DatePicker
      className={`field${error ? ' field-bad' : ''}`}
      granularity="day"
      value={day.value}
      onChange={day.onChange}
      isInvalid={error !== undefined}
      {...(min && { minValue: toDay(min) })}
      {...(max && { maxValue: toDay(max) })}
    >
      <Label className={hideLabel ? 'visually-hidden' : ''}>{label}</Label>
      <Group className="input date-input">
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button className="icon-button">
          <CalendarDays aria-hidden="true" />
        </Button>
      </Group>
      <Note error={error} hint={props.hint} />
      <Popover className="date-popover" placement="bottom start" offset={2}>
        <Dialog>
          {({ close }) => (
            <>
              <Days />
              {value !== '' && (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => {
                    onText('')
                    close()
                  }}
                >
                  {form.clearDate}
                </button>
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

const Days = () => (
  <Calendar>
    <header>
      <Button slot="previous" className="icon-button">
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Heading />
      <Button slot="next" className="icon-button">
        <ChevronRight aria-hidden="true" />
      </Button>
    </header>
    <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
  </Calendar>
)

/** A moment in the reader's own time, to the minute. */
export function MomentField({ label, hideLabel, hint, error, value, onText }: DateProps) {
  const moment = useTypedDate(value, toMoment, onText)
  return (
    <KitDateField
      className={`field${error ? ' field-bad' : ''}`}
      data-first=""
      granularity="minute"
      value={moment.value}
      onChange={moment.onChange}
      isInvalid={error !== undefined}
    >
      <Label className={hideLabel ? 'visually-hidden' : ''}>{label}</Label>
      <DateInput className="input date-input">
        {(segment) => <DateSegment segment={segment} />}
      </DateInput>
      <Note error={error} hint={hint} />
    </KitDateField>
  )
}

const Note = ({ error, hint }: Pick<DateProps, 'error' | 'hint'>) =>
  (error ?? hint) ? (
    <Text
      slot={error ? 'errorMessage' : 'description'}
      className={error ? 'field-error' : 'field-hint'}
    >
      {error ?? hint}
    </Text>
  ) : null

const FIRST_TYPED_YEAR = 1000

/** The date of a text. A year of which only the first figures are typed is shown, but not handed on. */
function useTypedDate<D extends CalendarDate | CalendarDateTime>(
  text: string,
  read: (text: string) => D | null,
  onText: (text: string) => void,
) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly date: D | null }>()
  const onChange = (date: D | null) => {
    const isHalf = date !== null && date.year < FIRST_TYPED_YEAR
    const next = isHalf ? text : textOf(date)
    setTyped({ text: next, date })
    if (next !== text) onText(next)
  }
  return { value: typed?.text === text ? typed.date : read(text), onChange }
}

const MINUTES = 'yyyy-mm-ddThh:mm'.length
const textOf = (date: CalendarDate | CalendarDateTime | null) =>
  date?.toString().slice(0, MINUTES) ?? ''

const toDay = (text: string) => attempt(() => parseDate(text))
const toMoment = (text: string) => attempt(() => parseDateTime(text))

/** Addresses can be edited by users, so the text may be no date. */
function attempt<D>(read: () => D): D | null {
  try {
    return read()
  } catch {
    return null
  }
}
