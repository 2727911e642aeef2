import type { Import, ImportSchedule } from '@vitrine/contract/imports'
import { Status } from '@vitrine/ui/status'
import { useId, useState } from 'react'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import {
  formatNext,
  hostOf,
  resultText,
  stateOf,
  stateTones,
  timetableText,
} from './schedule-texts.ts'
import type { ScheduleActions } from './use-schedule-actions.ts'
import { WaitingPrices } from './waiting-prices.tsx'
import './imports.css'

export interface ScheduledImportsProps {
  /** Sorted by name; undefined until loaded. */
  readonly schedules: readonly ImportSchedule[] | undefined
  readonly timeZone: string
  /** Of the shop's prices. */
  readonly currency: string
  /** Earlier imports, whose mappings can be reused. */
  readonly imports: readonly Import[]
  readonly error?: unknown
  readonly now: Date
  readonly actions: ScheduleActions
  readonly onRetry?: () => void
}

/** Scheduled imports. */
export function ScheduledImports(props: ScheduledImportsProps) {
  const { schedules, currency, timeZone, imports, error, now, actions, onRetry } = props
  const { importSchedules: labels, shell } = useMessages()
  const [open, setOpen] = useState<ImportSchedule | 'new'>()
  return (
    <section className="schedules" aria-labelledby="schedules">
      <header>
        <h2 id="schedules">{labels.title}</h2>
        <IfAllowed call="imports.createImportSchedule">
          <button type="button" className="button button-small" onClick={() => setOpen('new')}>
            {labels.new}…
          </button>
        </IfAllowed>
      </header>
      <p className="field-hint">{labels.text}</p>
      {error ? <Failure error={error} onRetry={onRetry} /> : null}
      {!schedules && !error && <Skeleton rows={2} label={shell.loading} />}
      {schedules?.length === 0 && <p className="field-hint">{labels.none}</p>}
      {schedules && schedules.length > 0 && (
        <ul className="schedule-list">
          {schedules.map((schedule) => (
            <ScheduleItem
              key={schedule.id}
              schedule={schedule}
              currency={currency}
              now={now}
              actions={actions}
              onChange={() => setOpen(schedule)}
            />
          ))}
        </ul>
      )}
      {open && (
        <ScheduleDialog
          stored={open === 'new' ? undefined : open}
          imports={imports}
          timeZone={timeZone}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

interface ScheduleItemProps {
  readonly schedule: ImportSchedule
  readonly currency: string
  readonly now: Date
  readonly actions: ScheduleActions
  readonly onChange: () => void
}

function ScheduleItem({ schedule, currency, now, actions, onChange }: ScheduleItemProps) {
  const { importSchedules: labels } = useMessages()
  const language = useLanguage()
  const id = useId()
  const state = stateOf(schedule)
  const { nextDate } = schedule
  return (
    <li aria-labelledby={id}>
      <div className="schedule-head">
        <h3 id={id}>
          <bdi>{schedule.name}</bdi>
        </h3>
        <Status tone={stateTones[state]}>{labels[state]}</Status>
      </div>
      <p className="mute">
        <bdi>{hostOf(schedule.url)}</bdi>
        {' · '}
        {timetableText(schedule.timetable, labels, language)}
        {nextDate && ` · ${labels.next({ moment: formatNext(nextDate, language) })}`}
      </p>
      <LastRun schedule={schedule} now={now} />
      <WaitingPrices schedule={schedule} currency={currency} actions={actions} />
      <ScheduleButtons schedule={schedule} actions={actions} onChange={onChange} />
    </li>
  )
}

function LastRun({ schedule, now }: Pick<ScheduleItemProps, 'schedule' | 'now'>) {
  const messages = useMessages()
  const { importSchedules: labels } = messages
  const text = resultText(schedule, messages, useLanguage())
  const { lastRun, lastImport } = schedule
  if (text === '') return null
  return (
    <p role="status">
      {text}{' '}
      {lastRun && (
        <span className="mute">
          <RelativeTime moment={lastRun.date} now={now} />
        </span>
      )}{' '}
      {lastImport && lastRun?.outcome === 'IMPORTED' && (
        <Link href={links.import(lastImport.id)}>{labels.seeImport}</Link>
      )}
    </p>
  )
}

function ScheduleButtons({
  schedule,
  actions,
  onChange,
}: Pick<ScheduleItemProps, 'schedule' | 'actions' | 'onChange'>) {
  const { importSchedules: labels } = useMessages()
  const { name, paused, running } = schedule
  const isWaiting = stateOf(schedule) === 'waiting' && !schedule.waitingPrices
  const toggle = paused ? labels.resume : labels.pause
  return (
    <div className="schedule-buttons">
      <IfAllowed call="imports.runImportSchedule">
        {isWaiting && (
          <button
            type="button"
            className="button button-small button-primary"
            onClick={() => actions.onRun(schedule, true)}
          >
            {labels.runAnyway}
          </button>
        )}
        <button
          type="button"
          className="button button-small"
          aria-label={labels.runOf({ name })}
          disabled={running}
          onClick={() => actions.onRun(schedule, false)}
        >
          {labels.run}
        </button>
      </IfAllowed>
      <IfAllowed call="imports.updateImportSchedule">
        <button
          type="button"
          className="link-button"
          aria-label={paused ? labels.resumeOf({ name }) : labels.pauseOf({ name })}
          onClick={() => actions.onPause(schedule, !paused)}
        >
          {toggle}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={labels.changeTitle({ name })}
          onClick={onChange}
        >
          {labels.change}
        </button>
      </IfAllowed>
      <IfAllowed call="imports.deleteImportSchedule">
        <button
          type="button"
          className="link-button"
          aria-label={labels.deleteOf({ name })}
          onClick={() => actions.onDelete(schedule)}
        >
          {labels.delete}
        </button>
      </IfAllowed>
    </div>
  )
}
