import type { ExportLink } from '@vitrine/contract/exports'
import { Status } from '@vitrine/ui/status'
import { useId, useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { OneTimeSecret } from '../../shared/one-time-secret.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { ExportLinkDialog } from './export-link-dialog.tsx'
import { formatNext, timetableText } from './schedule-texts.ts'
import { type ExportLinkActions, useExportLinkActions } from './use-export-link-actions.ts'
import './imports.css'

const WHILE_RUNNING_MS = 2_000

/** Links for fetching exports regularly. */
export function ExportLinks({ now }: { readonly now: Date }) {
  const { exportLinks: labels, shell } = useMessages()
  const list = useOperation(
    'exports.listExportLinks',
    {},
    {
      refetchInterval: (last) =>
        last?.links.some((one) => one.running) ? WHILE_RUNNING_MS : false,
    },
  )
  const [open, setOpen] = useState<ExportLink | 'new'>()
  const [secret, setSecret] = useState<{ readonly name: string; readonly url: string }>()
  const showSecret = (name: string, url: string) => {
    setOpen(undefined)
    setSecret({ name, url })
  }
  const actions = useExportLinkActions(showSecret)
  const links = list.data?.links
  return (
    <section className="schedules" aria-labelledby="export-links">
      <header>
        <h2 id="export-links">{labels.title}</h2>
        <IfAllowed call="exports.createExportLink">
          <button type="button" className="button button-small" onClick={() => setOpen('new')}>
            {labels.new}…
          </button>
        </IfAllowed>
      </header>
      <p className="field-hint">{labels.text}</p>
      {list.error ? <Failure error={list.error} onRetry={() => void list.refetch()} /> : null}
      {!links && !list.error && <Skeleton rows={2} label={shell.loading} />}
      {links?.length === 0 && <p className="field-hint">{labels.none}</p>}
      {links && links.length > 0 && (
        <ul className="schedule-list">
          {links.map((link) => (
            <LinkItem
              key={link.id}
              link={link}
              now={now}
              actions={actions}
              onChange={() => setOpen(link)}
            />
          ))}
        </ul>
      )}
      {open && (
        <ExportLinkDialog
          stored={open === 'new' ? undefined : open}
          timeZone={list.data?.timeZone ?? ''}
          onClose={() => setOpen(undefined)}
          onCreated={showSecret}
        />
      )}
      {secret && (
        <OneTimeSecret
          title={labels.secretTitle({ name: secret.name })}
          text={labels.secretText}
          subject={labels.subject}
          secret={secret.url}
          onClose={() => setSecret(undefined)}
        />
      )}
    </section>
  )
}

interface LinkItemProps {
  readonly link: ExportLink
  readonly now: Date
  readonly actions: ExportLinkActions
  readonly onChange: () => void
}

function LinkStatus({ link: { valid, paused } }: Pick<LinkItemProps, 'link'>) {
  const { exportLinks: labels, importSchedules } = useMessages()
  if (!valid) return <Status tone="bad">{labels.ended}</Status>
  return (
    <Status tone={paused ? 'quiet' : 'good'}>
      {paused ? importSchedules.paused : importSchedules.active}
    </Status>
  )
}

function LinkItem({ link, now, actions, onChange }: LinkItemProps) {
  const { exportLinks: labels, importSchedules } = useMessages()
  const language = useLanguage()
  const id = useId()
  const { nextDate } = link
  return (
    <li aria-labelledby={id}>
      <div className="schedule-head">
        <h3 id={id}>
          <bdi>{link.name}</bdi>
        </h3>
        <LinkStatus link={link} />
      </div>
      <p className="mute">
        {labels.contents[link.content]} · {timetableText(link.timetable, importSchedules, language)}
        {nextDate && ` · ${importSchedules.next({ moment: formatNext(nextDate, language) })}`}
      </p>
      {!link.valid && <p className="notice notice-bad">{labels.invalid}</p>}
      <LinkFile link={link} now={now} />
      <LinkButtons link={link} actions={actions} onChange={onChange} />
    </li>
  )
}

function LinkFile({ link, now }: Pick<LinkItemProps, 'link' | 'now'>) {
  const { exportLinks: labels } = useMessages()
  const language = useLanguage()
  const { file, running, failures } = link
  return (
    <p role="status">
      {failures > 0 && <>{labels.failing} </>}
      {running && <>{labels.making} </>}
      {file && (
        <>
          {labels.file({
            rows: labels.rows({ n: file.rows }),
            size: formatBytes(file.bytes, language),
          })}{' '}
          <RelativeTime moment={file.date} now={now} />
        </>
      )}
    </p>
  )
}

function LinkButtons({ link, actions, onChange }: Omit<LinkItemProps, 'now'>) {
  const { exportLinks: labels, importSchedules } = useMessages()
  const { name, paused, running } = link
  return (
    <div className="schedule-buttons">
      <IfAllowed call="exports.updateExportLink">
        <button
          type="button"
          className="button button-small"
          aria-label={labels.runOf({ name })}
          disabled={running}
          onClick={() => actions.onRun(link)}
        >
          {labels.run}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={
            paused ? importSchedules.resumeOf({ name }) : importSchedules.pauseOf({ name })
          }
          onClick={() => actions.onPause(link, !paused)}
        >
          {paused ? importSchedules.resume : importSchedules.pause}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={importSchedules.changeTitle({ name })}
          onClick={onChange}
        >
          {importSchedules.change}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={labels.renewOf({ name })}
          onClick={() => actions.onRenew(link)}
        >
          {labels.renew}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={labels.deleteOf({ name })}
          onClick={() => actions.onDelete(link)}
        >
          {labels.delete}
        </button>
      </IfAllowed>
    </div>
  )
}
